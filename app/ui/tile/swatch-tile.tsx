import styles from './tile.module.css'

interface SwatchTileProps {
  /** 42 px, or 20 px when small (UIK-39, UIK-40). @default 'medium' */
  size?: 'medium' | 'small'
  /** A CSS colour from data. */
  color: string
  /** How the colour covers the product. @default 'solid' */
  pattern?: 'solid' | 'metallic' | 'transparent' | 'rainbow'
}

/** A small round colour sample; adjacent text names the colour. */
export function SwatchTile({ size = 'medium', color, pattern = 'solid' }: SwatchTileProps) {
  return <span className={styles.swatch} data-size={size} data-pattern={pattern} style={{ '--swatch': color }} aria-hidden="true" />
}
