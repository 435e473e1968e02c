import type { ComponentProps } from 'react'
import styles from './tile.module.css'

interface TextTileProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string
  /** Draws a cross behind the text: the link takes it away. @default false */
  isRemoval?: boolean
}

/** A word or two in a capsule, as a link; takes all attributes of `<a>`. */
export function TextTile({ isRemoval = false, children, ...link }: TextTileProps) {
  return (
    <a {...link} className={styles.text} data-removal={isRemoval || undefined}>
      {children}
    </a>
  )
}
