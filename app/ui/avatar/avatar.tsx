import { initials } from './initials.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  /** Whose it is; the words beside it say the same, so it is silent. */
  name: string
  /** A square picture; without one the initials stand for it. */
  src?: string | null
  /** 40 px, or 64 px when large. @default 'medium' */
  size?: 'medium' | 'large'
}

/** A round picture of somebody, or their initials. */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const edge = EDGE_PX[size]
  return (
    <span className={styles.root} data-size={size} aria-hidden="true">
      {src ? <img className={styles.image} src={src} alt="" width={edge} height={edge} loading="lazy" decoding="async" /> : initials(name)}
    </span>
  )
}

const EDGE_PX = { medium: 40, large: 64 } as const
