import type { ReactNode } from 'react'
import styles from './banner-strip.module.css'

interface BannerStripProps {
  /** Accessible name of the region. */
  label: string
  children: ReactNode
  /** The close button. */
  action?: ReactNode
  /** Background (a CSS colour from data). */
  ground: string
  /** Text colour that contrasts with it. */
  textColor: 'light' | 'dark'
}

/** A one-line banner across the page. */
export function BannerStrip({ label, children, action, ground, textColor }: BannerStripProps) {
  return (
    <aside className={styles.root} aria-label={label} data-text={textColor} style={{ '--ground': ground }}>
      <p className={styles.text}>{children}</p>
      {action}
    </aside>
  )
}
