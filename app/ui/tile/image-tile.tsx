import styles from './tile.module.css'

interface ImageTileProps {
  src: string
  /** Empty if adjacent text already names the picture. */
  alt: string
}

/** A small square picture of 42 px (UIK-39). */
export function ImageTile({ src, alt }: ImageTileProps) {
  return <img className={styles.image} src={src} alt={alt} width={TILE_PX} height={TILE_PX} loading="lazy" decoding="async" />
}

const TILE_PX = 42
