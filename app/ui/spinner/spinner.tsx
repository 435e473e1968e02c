import styles from './spinner.module.css'

interface SpinnerProps {
  /** Accessible name; without it the spinner is decorative. */
  label?: string
  /** Size: of an icon, or of a line of text. @default 'medium' */
  size?: 'medium' | 'small'
}

/** Loading indicator. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return <span className={styles.root} data-size={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
}
