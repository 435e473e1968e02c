import type { ReactNode } from 'react'
import styles from './tile.module.css'

interface TextTileProps {
  children: ReactNode
  /** Makes it a link. */
  href?: string
  /** Marks the one of several that is shown now. @default false */
  isCurrent?: boolean
}

/** A word or two in a capsule: a link where it goes somewhere, else plain words. */
export function TextTile({ children, href, isCurrent = false }: TextTileProps) {
  const current = isCurrent || undefined
  if (!href) {
    return (
      <span className={styles.text} aria-current={current}>
        {children}
      </span>
    )
  }
  return (
    <a className={styles.text} href={href} aria-current={current}>
      {children}
    </a>
  )
}
