import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** @default 'plain' */
  tone?: 'plain' | 'accent' | 'success' | 'notice'
  children: ReactNode
}

/** A short product label in small capitals. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {children}
    </span>
  )
}
