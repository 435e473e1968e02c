'use client'
import { useEffect, useRef, useState } from 'react'
import { type FieldChecks, formErrors, serverErrors } from '../../domain/forms/form-checks.ts'
import type { ProductId } from '../../domain/ids.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { requestSimilarAlert } from '../../shop-api/browser/similar-alerts.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './similar-alert.module.css'
import { KEPT_ALERT } from './similar-alert-field.ts'

export interface SimilarAlertFormProps {
  productId: ProductId
  /** Accessible name of the form. */
  label: string
  labels: FailureLabels & { email: string; submit: string; sent: string; checks: FieldChecks<'email'> }
  /** Initial value of the field. */
  typed: string
}

const FIELDS = { email: 'text' } as const

/** Asks for a mail when a product like this one comes; the alert begins once the mailed link is confirmed (EXT-31). */
export function SimilarAlertForm({ productId, label, labels, typed }: SimilarAlertFormProps) {
  const [isSent, setIsSent] = useState(false)
  const sent = useRef<HTMLParagraphElement>(null)
  const form = useForm({
    fields: FIELDS,
    keepAs: KEPT_ALERT,
    validate: (values) => formErrors(values, labels.checks, console.warn),
    async onSubmit({ email }) {
      const result = await requestSimilarAlert(productId, email.trim())
      if (result.ok) return setIsSent(true)
      const { fields } = serverErrors(result.failure.fields, labels.checks)
      return fields.email === undefined ? { formError: failureText(result.failure, labels) } : { errors: fields }
    },
  })

  // The focused field was removed, so focus moves here.
  useEffect(() => {
    if (isSent) sent.current?.focus()
  }, [isSent])

  if (isSent) {
    return (
      <p ref={sent} className={styles.sent} tabIndex={-1}>
        {labels.sent}
      </p>
    )
  }
  return (
    <form {...form.root} className={styles.form} aria-label={label}>
      <TextField
        {...form.field('email')}
        label={labels.email}
        type="email"
        defaultValue={typed}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
      />
      <SubmitButton form={form} variant="secondary">
        {labels.submit}
      </SubmitButton>
      {form.error !== null && (
        <Notice tone="danger" isUrgent>
          {form.error}
        </Notice>
      )}
    </form>
  )
}
