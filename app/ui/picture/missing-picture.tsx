import { ChairIcon } from '../icons/icons.tsx'
import styles from './picture.module.css'

interface MissingPictureProps {
  /** `portrait` is 4:5, `fill` takes the height of its container. @default 'portrait' */
  shape?: 'portrait' | 'fill'
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
