import type { ReactNode } from 'react'
import styles from './banner-strip.module.css'

interface BannerStripProps {
  /** Accessible name of the region. */
  label: string
  children: ReactNode
  /** The close button. */
  action?: ReactNode
  /** Background (a CSS colour from data). @default the ink */
  ground?: string
  /** Text colour that contrasts with `ground`; without a ground the text is paper on ink. @default 'light' */
  textColor?: 'light' | 'dark'
}

/** A one-line banner across the page. */
export function BannerStrip({ label, children, action, ground, textColor = 'light' }: BannerStripProps) {
  return (
    <aside
      className={styles.root}
      aria-label={label}
      data-ground={ground ? 'data' : 'ink'}
      data-text={textColor}
      style={ground ? { '--ground': ground } : undefined}
    >
      <p className={styles.text}>{children}</p>
      {action}
    </aside>
  )
}
