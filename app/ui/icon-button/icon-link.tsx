import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  href: string
  /** Accessible name, including the count. */
  label: string
  icon: ReactNode
  /** Content at the corner, such as a count badge; `label` must include its text. */
  badge?: ReactNode
}

/** A round 44 px icon link. */
export function IconLink({ label, icon, badge, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={styles.root} aria-label={label}>
      {icon}
      {badge}
    </a>
  )
}
