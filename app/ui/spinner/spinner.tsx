import styles from './spinner.module.css'

/** Loading indicator. @param label accessible name */
export function Spinner({ label }: { label: string }) {
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by styles alone
  return <span className={styles.root} role="img" aria-label={label} />
}
