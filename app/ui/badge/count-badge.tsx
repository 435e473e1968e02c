import styles from './badge.module.css'

interface CountBadgeProps {
  /** Ready to read, such as "3" or "99+". */
  text: string
}

/** A count at the corner of an icon; silent, because the icon's label says it. */
export function CountBadge({ text }: CountBadgeProps) {
  return (
    <span className={styles.count} aria-hidden="true">
      {text}
    </span>
  )
}
