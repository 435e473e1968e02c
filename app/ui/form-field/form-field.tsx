import type { ReactNode } from 'react'
import { WarningIcon } from '../icons/icons.tsx'
import { errorId, hintId } from './field-aria.ts'
import styles from './form-field.module.css'

export interface FormFieldProps {
  /** Id of the control inside; spread `fieldAria({ id, … })` on it. */
  id: string
  label: string
  /** Draws the asterisk (VAL-29); the control says `required` itself. @default false */
  isRequired?: boolean | undefined
  /** The broken rule, in words; null or nothing while all is well. */
  error?: string | null | undefined
  hint?: string | null | undefined
  /** What stands at the end of the line below, such as a counter of characters. */
  count?: ReactNode
  children: ReactNode
}

/** The frame of a control: label, hint, and the error right below it. */
export function FormField({ id, label, isRequired = false, error, hint, count, children }: FormFieldProps) {
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children}
      {(error || count) && (
        <div className={styles.below}>
          {error && (
            <p id={errorId(id)} className={styles.error}>
              <WarningIcon size={16} />
              {error}
            </p>
          )}
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
