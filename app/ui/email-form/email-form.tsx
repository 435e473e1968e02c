import { useState } from 'react'
import { FailureNote } from '../failure-note/failure-note.tsx'
import { FocusedText } from '../focused-text/focused-text.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { type FormOptions, useForm } from '../form/use-form.ts'
import styles from './email-form.module.css'
import { EmailLine } from './email-line.tsx'
import type { EmailFormFrame } from './static-email-form.tsx'

const FIELDS = { email: 'text' } as const

interface EmailFormProps extends EmailFormFrame, Pick<FormOptions<typeof FIELDS>, 'validate' | 'onSubmit'> {
  /** The sentence after the form was sent. */
  done: string
  /** Initial value of the field. */
  typed: string
  /** As in `useForm`. */
  keepAs?: string
}

/** A form of one field, an e-mail. Once it was sent, a sentence takes its place and the focus; a refusal of the form is not announced. */
export function EmailForm({ label, labels, isColumn, done, typed, keepAs, validate, onSubmit }: EmailFormProps) {
  const [isDone, setIsDone] = useState(false)
  const form = useForm({
    fields: FIELDS,
    ...(keepAs !== undefined && { keepAs }),
    validate,
    async onSubmit(values) {
      const refusal = await onSubmit({ email: values.email })
      if (!refusal) setIsDone(true)
      return refusal
    },
  })

  if (isDone) {
    return (
      <div className={styles.done}>
        <FocusedText>{done}</FocusedText>
      </div>
    )
  }
  return (
    <form {...form.root} className={styles.root} data-column={isColumn} aria-label={label}>
      <EmailLine {...form.field('email')} label={labels.email} defaultValue={typed} />
      <SubmitButton form={form} variant={isColumn ? 'secondary' : 'primary'}>
        {labels.submit}
      </SubmitButton>
      <FailureNote text={form.error} />
    </form>
  )
}
