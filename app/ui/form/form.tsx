import type { ReactNode } from 'react'
import { ErrorList, type ErrorListTexts } from './error-list.tsx'
import { Notice } from '../notice/notice.tsx'
import type { FormState } from './use-form.ts'
import styles from './form.module.css'

interface FormProps {
  /** From `useForm`. */
  form: FormState
  /** Accessible name of the form; without one the heading before it must suffice. */
  label?: string
  /** Lists the wrong fields above the form after a submit, each with a link to it. @default no list */
  errorList?: ErrorListTexts
  children: ReactNode
}

/** The fields of a form in a column, with the errors of the whole form first. */
export function Form({ form, label, errorList, children }: FormProps) {
  return (
    <form {...form.root} className={styles.root} aria-label={label}>
      {form.error && (
        <Notice tone="danger" isUrgent>
          {form.error}
        </Notice>
      )}
      {errorList && <ErrorList found={form.found} {...errorList} />}
      {children}
    </form>
  )
}
