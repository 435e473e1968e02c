'use client'
import { useState } from 'react'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { setNewPassword } from '../../features/account/change-visitor.client.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

const FIELDS = { password: 'secret' } as const

interface NewPasswordFormProps {
  /** Secret of the mailed link. */
  token: string
  checks: FieldChecks<keyof typeof FIELDS>
  language: Language
  resetHref: string
  /** Redirect target: it replaces the page, and with it the secret in the URL. */
  nextHref: string
  labels: {
    password: string
    passwordHint: string
    showPassword: string
    submit: string
    deadLink: string
    askAgain: string
    refusal: RefusalLabels
  }
}

/** Sets a new password by the mailed link and logs the user in. A used or expired link offers a new one. */
export function NewPasswordForm({ token, checks, language, resetHref, nextHref, labels }: NewPasswordFormProps) {
  const [isDead, setIsDead] = useState(false)
  const leadOn = useLeadOn()
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    language,
    labels: labels.refusal,
    async send({ password }) {
      const result = await setNewPassword(token, password)
      if (!result.ok && 'token' in result.failure.fields) setIsDead(true)
      return result
    },
    onTaken: async () => leadOn(nextHref, { history: 'replace' }),
  })

  if (isDead) {
    return (
      <Notice tone="warning" isUrgent action={<a href={resetHref}>{labels.askAgain}</a>}>
        <FocusedText>{labels.deadLink}</FocusedText>
      </Notice>
    )
  }
  return (
    <Form form={form} label={labels.submit}>
      <PasswordField {...form.field('password')} labels={labels} autoComplete="new-password" />
      <SubmitButton form={form} isWide>
        {labels.submit}
      </SubmitButton>
    </Form>
  )
}
