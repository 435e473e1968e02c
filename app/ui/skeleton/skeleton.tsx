import styles from './skeleton.module.css'

interface SkeletonProps {
  /** `line` has the line height of the surrounding text, so the loaded text takes the same space. */
  shape: 'line' | 'portrait'
  /** @default 'full' */
  width?: 'third' | 'half' | 'most' | 'full'
}

/** Placeholder of loading content; a parent of several announces the loading once in a live region. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  return <span className={styles.root} data-shape={shape} data-width={width} aria-hidden="true" />
}
