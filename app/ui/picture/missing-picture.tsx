import { ChairIcon } from '../icons/icons.tsx'
import type { PictureShape } from './picture.tsx'
import styles from './picture.module.css'

interface MissingPictureProps {
  /** @default 'portrait' */
  shape?: PictureShape
  /** Says what is not there; without it the place is an ornament. */
  label?: string
}

/** Keeps the place of a photograph that does not exist. */
export function MissingPicture({ shape = 'portrait', label }: MissingPictureProps) {
  return (
    <span className={styles.missing} data-shape={shape} role={label ? 'img' : undefined} aria-label={label}>
      <ChairIcon size={40} />
    </span>
  )
}
