import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name. */
  label: string
  icon: ReactNode
  /** Content at the corner, such as a count badge; `label` must include its text. */
  badge?: ReactNode
  /** `paper` on photographs. @default 'none' */
  ground?: 'none' | 'paper'
}

/** A round 44 px icon button. */
export function IconButton({ label, icon, badge, ground = 'none', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.root} aria-label={label} data-ground={ground}>
      {icon}
      {badge}
    </button>
  )
}
