import { ChairIcon } from '../icons/icons.tsx'
import type { PictureShape } from './picture.tsx'
import styles from './picture.module.css'

interface MissingPictureProps {
  /** @default 'portrait' */
  shape?: PictureShape
  /** Accessible name; without it the placeholder is decorative. */
  label?: string
}

/** Placeholder of a missing photograph. */
export function MissingPicture({ shape = 'portrait', label }: MissingPictureProps) {
  return (
    <span className={styles.missing} data-shape={shape} role={label ? 'img' : undefined} aria-label={label}>
      <ChairIcon size={40} />
    </span>
  )
}
