import type { ComponentProps } from 'react'
import styles from './tile.module.css'

interface TextTileProps extends Omit<ComponentProps<'a'>, 'className'> {
  href: string
  /** Shows a cross behind the text: following the link removes the filter. @default false */
  isRemoval?: boolean
}

/** A short text in a pill, as a link; takes all attributes of `<a>`. */
export function TextTile({ isRemoval = false, children, ...link }: TextTileProps) {
  return (
    <a {...link} className={styles.text} data-removal={isRemoval || undefined}>
      {children}
    </a>
  )
}
