import styles from './form-field.module.css'

/** The visual mark of a required field (VAL-29); the control itself has `required`. */
export function Asterisk() {
  return (
    <span className={styles.asterisk} aria-hidden="true">
      *
    </span>
  )
}
