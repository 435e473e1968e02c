import styles from './spinner.module.css'

interface SpinnerProps {
  /** Says what takes time; without words it is an ornament of what does. */
  label?: string
  /** Edge in px: of an icon, or of a word. @default 'medium' */
  size?: 'medium' | 'small'
}

/** Something is under way. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return <span className={styles.root} data-size={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
}
