import type { ReactNode } from 'react'
import styles from './banner-strip.module.css'

interface BannerStripProps {
  /** Name of the region. */
  label: string
  children: ReactNode
  /** A button that closes it. */
  action?: ReactNode
  /** Background (CSS colour that is data). @default the ink */
  ground?: string
  /** Colour of the words that can be read on `ground`; without a ground they are paper on ink. @default 'light' */
  textColor?: 'light' | 'dark'
}

/** One line across the page. */
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
