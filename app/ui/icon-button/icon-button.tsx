import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name for those who do not see the picture. */
  label: string
  icon: ReactNode
  /** What sits at the corner, such as a count badge; its words belong to `label`. */
  badge?: ReactNode
  /** `paper` over photographs. @default 'none' */
  ground?: 'none' | 'paper'
}

/** A round 44 px button with a picture for its words. */
export function IconButton({ label, icon, badge, ground = 'none', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.root} aria-label={label} data-ground={ground}>
      {icon}
      {badge}
    </button>
  )
}
