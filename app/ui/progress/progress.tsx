import styles from '../spinner/spinner.module.css'

interface ProgressProps {
  label: string
  /** How much is done, from 0 to `max`; without it nobody knows how long it takes. */
  value?: number
  /** @default 1 */
  max?: number
  /** The same in words, such as "120 z 350 zł". */
  valueText?: string
}

/** How far something has come, by the browser's own element. */
export function Progress({ label, value, max = 1, valueText }: ProgressProps) {
  return (
    <label className={styles.root}>
      <span className={styles.words}>
        <span>{label}</span>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </span>
      <progress className={styles.bar} value={value} max={max} aria-valuetext={valueText} />
    </label>
  )
}
