import type { ComponentProps, ReactNode } from 'react'
import { Asterisk } from '../form-field/asterisk.tsx'
import { fieldAria } from '../form-field/field-aria.ts'
import { FieldError } from '../form-field/field-error.tsx'
import { Checkbox } from './checkbox.tsx'
import styles from './checkbox.module.css'

interface CheckboxFieldProps extends Omit<ComponentProps<typeof Checkbox>, 'id' | 'required' | 'count'> {
  id: string
  name: string
  /** Label text, with links to the terms that are accepted. */
  label: ReactNode
  /** Shows the asterisk. @default false */
  isRequired?: boolean
  /** The error message; null or empty when valid. */
  error?: string | null
}

/** A single checkbox of a form, such as an agreement, with its error below. */
export function CheckboxField({ id, label, isRequired, error, ...checkbox }: CheckboxFieldProps) {
  return (
    <div className={styles.field}>
      <Checkbox
        {...checkbox}
        {...fieldAria({ id, isRequired, error })}
        label={
          <>
            <span>{label}</span>
            {isRequired && <Asterisk />}
          </>
        }
      />
      {error && (
        <div className={styles.below}>
          <FieldError id={id} error={error} />
        </div>
      )}
    </div>
  )
}
