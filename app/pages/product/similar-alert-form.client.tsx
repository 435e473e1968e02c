'use client'
import { formErrors, serverErrors } from '../../domain/forms/form-checks.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { EmailFormLabels } from '../../i18n/email-form-labels.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { requestSimilarAlert } from '../../shop-api/browser/similar-alerts.ts'
import { EmailForm } from '../../ui/email-form/email-form.tsx'
import { announce } from '../../ui/live-region/announce.ts'
import { KEPT_ALERT } from './similar-alert-field.ts'

export interface SimilarAlertFormProps {
  productId: ProductId
  /** Accessible name of the form. */
  label: string
  labels: EmailFormLabels & FailureLabels
  /** Initial value of the field. */
  typed: string
}

/** Asks for a mail when a product like this one comes; the alert begins once the mailed link is confirmed (EXT-31). */
export function SimilarAlertForm({ productId, label, labels, typed }: SimilarAlertFormProps) {
  async function request({ email }: { email: string }) {
    const result = await requestSimilarAlert(productId, email)
    if (result.ok) return
    const { fields } = serverErrors(result.failure.fields, labels.checks)
    if (fields.email !== undefined) return { errors: fields }
    const formError = failureText(result.failure, labels)
    announce(formError)
    return { formError }
  }

  return (
    <EmailForm
      label={label}
      labels={labels}
      done={labels.done}
      typed={typed}
      isColumn
      keepAs={KEPT_ALERT}
      validate={(values) => formErrors(values, labels.checks, console.warn)}
      onSubmit={request}
    />
  )
}
