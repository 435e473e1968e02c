import { WarningIcon } from '../icons/icons.tsx'
import { errorId } from './field-aria.ts'
import styles from './form-field.module.css'

interface FieldErrorProps {
  /** Id of the control, which points here with `aria-describedby`. */
  id: string
  error?: string | null | undefined
}

/** Error message below a field; renders nothing when valid. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null
  return (
    <p id={errorId(id)} className={styles.error}>
      <WarningIcon size={16} />
      <span>{error}</span>
    </p>
  )
}
