import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** @default 'plain' */
  tone?: 'plain' | 'accent' | 'success' | 'notice'
  /** `paper` on photographs. @default 'none' */
  ground?: 'none' | 'paper'
  children: ReactNode
}

/** A short product label in small capitals. */
export function Badge({ tone = 'plain', ground = 'none', children }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone} data-ground={ground}>
      {children}
    </span>
  )
}
