'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import { makeToast } from '../../domain/forms/toast.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { requestPasswordReset } from '../../shop-api/browser/account.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showToast } from '../../ui/toast/show-toast.ts'

const FIELDS = { email: 'text' } as const

interface PasswordResetFormProps {
  checks: FieldChecks<keyof typeof FIELDS>
  language: Language
  labels: {
    email: string
    submit: string
    sentTitle: string
    /** `{email}` is replaced by the address. */
    sent: string
    refusal: RefusalLabels
  }
}

/** Requests the reset mail. The confirmation is the same whether the address has an account or not. */
export function PasswordResetForm({ checks, language, labels }: PasswordResetFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    language,
    labels: labels.refusal,
    send: async ({ email }) => requestPasswordReset(email),
    onTaken(_, { email }) {
      setSentTo(email)
      showToast(makeToast({ id: 'passwordResetSent', message: labels.sentTitle, type: 'success', dismissible: true }))
    },
  })

  return (
    <Form form={form} label={labels.submit}>
      {sentTo !== null && (
        <Notice tone="success" title={labels.sentTitle}>
          {fillSlots(labels.sent, { email: sentTo })}
        </Notice>
      )}
      <EmailField {...form.field('email')} label={labels.email} autoComplete="username" />
      <SubmitButton form={form} isWide>
        {labels.submit}
      </SubmitButton>
    </Form>
  )
}
