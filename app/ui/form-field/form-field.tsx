import type { ReactNode } from 'react'
import { Asterisk } from './asterisk.tsx'
import { hintId } from './field-aria.ts'
import { FieldError } from './field-error.tsx'
import styles from './form-field.module.css'

export interface FormFieldProps {
  /** Id of the control inside; spread `fieldAria({ id, … })` on it. */
  id: string
  label: string
  /** Shows the asterisk (VAL-29); the control itself has `required`. @default false */
  isRequired?: boolean | undefined
  /** The error message; null or empty when valid. */
  error?: string | null | undefined
  hint?: string | null | undefined
  /** Content at the end of the line below, such as a character counter. */
  count?: ReactNode
  children: ReactNode
}

/** Wrapper of a control: label, hint, and the error right below it. */
export function FormField({ id, label, isRequired = false, error, hint, count, children }: FormFieldProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {isRequired && <Asterisk />}
      </label>
      {children}
      {(error || count) && (
        <div className={styles.below}>
          <FieldError id={id} error={error} />
          {count}
        </div>
      )}
      {hint && (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
