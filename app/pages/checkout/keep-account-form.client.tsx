'use client'
import { useState } from 'react'
import type { Profile } from '../../domain/account/profile.ts'
import type { AddressLines } from '../../domain/checkout/address.ts'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { keepAccount } from '../../features/account/keep-account.client.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

interface KeepAccountFormProps {
  /** The user name, for password managers. */
  email: string
  /** What the order says of the buyer: the account keeps it, so that it is typed once. */
  details: Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'defaultLangId'>
  address: AddressLines
  language: Language
  accountHref: string
  checks: FieldChecks<'password'>
  labels: {
    title: string
    text: string
    password: string
    hint: string
    show: string
    submit: string
    keptTitle: string
    kept: string
    account: string
    refusal: RefusalLabels
  }
}

/** One password field makes a guest's order the first one of an account. */
export function KeepAccountForm({ email, details, address, language, accountHref, checks, labels }: KeepAccountFormProps) {
  const [isKept, setIsKept] = useState(false)
  const region = useKeptFocus()
  const form = useAccountForm({
    fields: { password: 'secret' },
    checks,
    language,
    labels: labels.refusal,
    send: async ({ password }) => keepAccount(password, { email, details, address }),
    onTaken: () => setIsKept(true),
  })

  return (
    <div {...region}>
      {isKept ? (
        <Notice tone="success" title={labels.keptTitle} isUrgent action={<a href={accountHref}>{labels.account}</a>}>
          {labels.kept}
        </Notice>
      ) : (
        <Form form={form} label={labels.title}>
          <FormSection title={labels.title} text={labels.text}>
            <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
            <PasswordField
              {...form.field('password')}
              labels={{ password: labels.password, passwordHint: labels.hint, showPassword: labels.show }}
              autoComplete="new-password"
            />
          </FormSection>
          <SubmitButton form={form} variant="secondary">
            {labels.submit}
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}
