import styles from './badge.module.css'

interface CountBadgeProps {
  /** Formatted, such as "3" or "99+". */
  text: string
}

/** A count at the corner of an icon; hidden from screen readers, because the icon's label contains it. */
export function CountBadge({ text }: CountBadgeProps) {
  return (
    <span className={styles.count} aria-hidden="true">
      {text}
    </span>
  )
}
