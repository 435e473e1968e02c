import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** One or two buttons that lead on. */
  actions?: ReactNode
  /** Level of the heading; inside menus a plain paragraph. @default 'h2' */
  titleAs?: 'h1' | 'h2' | 'p'
  /** `small` in menus. @default 'medium' */
  size?: 'medium' | 'small'
}

/** Message for an empty list, with links to other content. */
export function EmptyState({ title, text, icon, actions, titleAs: Title = 'h2', size = 'medium' }: EmptyStateProps) {
  return (
    <div className={styles.root} data-size={size}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
