import type { ComponentProps, ReactNode } from 'react'
import styles from './icon-button.module.css'

interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  href: string
  /** Its name for those who do not see the picture; says the count, too. */
  label: string
  icon: ReactNode
  /** What sits at the corner, such as a count badge; its words belong to `label`. */
  badge?: ReactNode
}

/** A round 44 px link with a picture for its words. */
export function IconLink({ label, icon, badge, ...rest }: IconLinkProps) {
  return (
    <a {...rest} className={styles.root} aria-label={label}>
      {icon}
      {badge}
    </a>
  )
}
