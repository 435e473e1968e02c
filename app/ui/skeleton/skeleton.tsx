import styles from './skeleton.module.css'

interface SkeletonProps {
  /** `line` is as high as a line of the text around it, so the real text takes the same place. */
  shape: 'line' | 'portrait' | 'square' | 'button' | 'circle'
  /** @default 'full' */
  width?: 'third' | 'half' | 'most' | 'full'
}

/** Reserves the place of loading content; a parent of several announces the loading once in a live region. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return <span className={styles.root} data-shape={shape} data-width={width} aria-hidden="true" />
}
