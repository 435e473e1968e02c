import type { ReactNode } from 'react'
import { Notice } from '../notice/notice.tsx'
import type { FormState } from './use-form.ts'
import styles from './form.module.css'

interface FormProps {
  /** From `useForm`. */
  form: FormState
  /** Accessible name of the form; without one the heading before it must suffice. */
  label?: string
  children: ReactNode
}

/** The fields of a form in a column, with the errors of the whole form first. */
export function Form({ form, label, children }: FormProps) {
  return (
    <form {...form.root} className={styles.root} aria-label={label}>
      {form.error && (
        <Notice tone="danger" isUrgent>
          {form.error}
        </Notice>
      )}
      {children}
    </form>
  )
}
