import styles from './form-field.module.css'

/** The mark of what must be filled (VAL-29), for the eyes; the control says `required` itself. */
export function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      *
    </span>
  )
}
