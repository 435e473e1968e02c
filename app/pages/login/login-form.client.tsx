'use client'
import { useEffect } from 'react'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { logIn } from '../../features/account/change-visitor.client.ts'
import { lastLogin } from '../../features/account/last-login.client.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

const FIELDS = { email: 'text', password: 'secret' } as const

interface LoginFormProps {
  checks: FieldChecks<keyof typeof FIELDS>
  language: Language
  /** Redirect target: a path of this site. */
  returnTo: string
  resetHref: string
  labels: {
    email: string
    password: string
    showPassword: string
    forgotten: string
    submit: string
    refusal: RefusalLabels
  }
}

/** E-mail and password; then returns to the previous page by a full load, because pages differ by visitor. */
export function LoginForm({ checks, language, returnTo, resetHref, labels }: LoginFormProps) {
  const leadOn = useLeadOn()
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    language,
    labels: labels.refusal,
    send: async (values) => logIn(values),
    onTaken: async () => leadOn(returnTo, { history: 'replace' }),
  })

  // Whose session has ended types the password alone; what stands in the field already is newer. As a default: what is typed is kept, and takes its place.
  const { ref } = form.root
  useEffect(() => {
    const email = lastLogin()
    const field = ref.current?.elements.namedItem('email')
    if (email !== null && field instanceof HTMLInputElement && field.value === '') field.defaultValue = email
  }, [ref])

  return (
    <Form form={form} label={labels.submit}>
      <EmailField {...form.field('email')} label={labels.email} autoComplete="username" />
      <PasswordField {...form.field('password')} labels={labels} autoComplete="current-password" />
      <p>
        <a href={resetHref}>{labels.forgotten}</a>
      </p>
      <SubmitButton form={form} isWide>
        {labels.submit}
      </SubmitButton>
    </Form>
  )
}
