import type { ReactNode } from 'react'
import styles from './section-header.module.css'

interface SectionHeaderProps {
  title: string
  /** For `aria-labelledby` of the section. */
  id?: string
  /** Level of the heading. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'h3'
  /** A link or control at the end of the line. */
  action?: ReactNode
}

/** Heading of a section, with an optional link beside it. */
export function SectionHeader({ title, id, titleAs: Title = 'h2', action }: SectionHeaderProps) {
  return (
    <header className={styles.root}>
      <Title id={id}>{title}</Title>
      {action}
    </header>
  )
}
