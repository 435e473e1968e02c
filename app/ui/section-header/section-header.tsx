import type { ReactNode } from 'react'
import styles from './section-header.module.css'

interface SectionHeaderProps {
  title: string
  /** For `aria-labelledby` of the section. */
  id?: string
  /** A link or control at the end of the line. */
  action?: ReactNode
}

/** Heading of a section, with an optional link beside it. */
export function SectionHeader({ title, id, action }: SectionHeaderProps) {
  return (
    <header className={styles.root}>
      <h2 id={id}>{title}</h2>
      {action}
    </header>
  )
}
