import styles from './tile.module.css'

interface ImageTileProps {
  /** 42 px, or 20 px when small (UIK-39, UIK-40). @default 'medium' */
  size?: 'medium' | 'small'
  /** Empty where the words beside it say the same. */
  alt: string
  src: string
}

/** A small round picture. */
export function ImageTile({ size = 'medium', alt, src }: ImageTileProps) {
  const edge = TILE_PX[size]
  return <img className={styles.image} data-size={size} src={src} alt={alt} width={edge} height={edge} loading="lazy" decoding="async" />
}

interface SwatchTileProps {
  /** @default 'medium' */
  size?: 'medium' | 'small'
  /** A CSS colour that is data. */
  color: string
  /** How the colour lies on the thing. @default 'solid' */
  pattern?: 'solid' | 'metallic' | 'transparent' | 'rainbow'
}

/** A small round sample of a colour; the words beside it name it. */
export function SwatchTile({ size = 'medium', color, pattern = 'solid' }: SwatchTileProps) {
  return <span className={styles.image} data-size={size} data-pattern={pattern} style={{ '--swatch': color }} aria-hidden="true" />
}

const TILE_PX = { medium: 42, small: 20 } as const
