import type { ReactNode } from 'react'
import styles from './badge.module.css'

interface BadgeProps {
  /** @default 'plain' */
  tone?: 'plain' | 'accent' | 'success' | 'notice'
  /** `paper` over photographs. @default 'none' */
  ground?: 'none' | 'paper'
  children: ReactNode
}

/** A word about a product, in small capitals. */
export function Badge({ tone = 'plain', ground = 'none', children }: BadgeProps) {
  return (
    <span className={styles.root} data-tone={tone} data-ground={ground}>
      {children}
    </span>
  )
}
