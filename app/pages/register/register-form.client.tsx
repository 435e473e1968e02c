'use client'
import type { ReactNode } from 'react'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { register } from '../../features/account/change-visitor.client.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

const FIELDS = {
  email: 'text',
  password: 'secret',
  termsAgreement: 'flag',
  personalDataAgreement: 'flag',
  newsletterAgreement: 'flag',
} as const

interface RegisterFormProps {
  checks: FieldChecks<keyof typeof FIELDS>
  /** Language of the page, which becomes the account's (spec §7, defaultLangId). */
  language: Language
  /** Redirect target: a path of this site. */
  returnTo: string
  labels: {
    email: string
    password: string
    passwordHint: string
    showPassword: string
    /** With links to the documents that are accepted. */
    terms: ReactNode
    personalData: ReactNode
    newsletter: string
    submit: string
    /** Above the list of wrong fields, which names the documents of the agreements. */
    errorsTitle: string
    termsName: string
    personalDataName: string
    refusal: RefusalLabels
  }
}

/** Creates an account and logs the user in. */
export function RegisterForm({ checks, language, returnTo, labels }: RegisterFormProps) {
  const leadOn = useLeadOn()
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    language,
    labels: labels.refusal,
    send: async (values) => register({ ...values, defaultLangId: language }),
    onTaken: async () => leadOn(returnTo, { history: 'replace' }),
  })

  const { email, password, termsName, personalDataName, newsletter } = labels
  const names = {
    email,
    password,
    termsAgreement: termsName,
    personalDataAgreement: personalDataName,
    newsletterAgreement: newsletter,
  }

  return (
    <Form form={form} label={labels.submit} errorList={{ title: labels.errorsTitle, names }}>
      <EmailField {...form.field('email')} label={labels.email} autoComplete="username" />
      <PasswordField {...form.field('password')} labels={labels} autoComplete="new-password" />
      <div>
        <CheckboxField {...form.field('termsAgreement')} label={labels.terms} />
        <CheckboxField {...form.field('personalDataAgreement')} label={labels.personalData} />
        <CheckboxField {...form.field('newsletterAgreement')} label={labels.newsletter} />
      </div>
      <SubmitButton form={form} isWide>
        {labels.submit}
      </SubmitButton>
    </Form>
  )
}
