'use client'
import { useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { makeToast } from '../../domain/forms/toast.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { changePassword } from '../../shop-api/browser/account.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'
import { showToast } from '../../ui/toast/show-toast.ts'
import type { PasswordLabels } from './profile-labels.ts'

const FIELDS = { oldPassword: 'secret', newPassword: 'secret' } as const

interface PasswordFormProps extends PasswordLabels {
  /** Users created by a guest's checkout have no password yet. */
  hasPassword: boolean
  /** The user name, for password managers. */
  email: string
  language: Language
}

/** Changes the password, or sets the first one. */
export function PasswordForm({ hasPassword: hadPassword, email, checks, labels, language }: PasswordFormProps) {
  const [hasPassword, setHasPassword] = useState(hadPassword)
  const form = useAccountForm({
    fields: FIELDS,
    isEmptied: true,
    checks,
    applied: hasPassword ? checks : { ...checks, oldPassword: [] },
    language,
    labels: labels.refusal,
    async send({ oldPassword, newPassword }) {
      const result = await changePassword(hasPassword ? oldPassword : null, newPassword)
      // Another tab has set the first one.
      if (!result.ok && 'oldPassword' in result.failure.fields) setHasPassword(true)
      return result
    },
    onTaken() {
      showToast(makeToast({ id: 'profileSaved', message: labels.saved, type: 'success', dismissible: true }))
      setHasPassword(true)
      // Other parts of the profile need a password, and list the logins that have ended with the old one.
      renewPage()
    },
  })

  return (
    <Form form={form}>
      <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          {...form.field('oldPassword')}
          labels={{ password: labels.oldPassword, showPassword: labels.showOld }}
          autoComplete="current-password"
        />
      ) : (
        <p>{labels.none}</p>
      )}
      <PasswordField
        {...form.field('newPassword')}
        labels={{ password: labels.newPassword, passwordHint: labels.hint, showPassword: labels.show }}
        autoComplete="new-password"
      />
      <SubmitButton form={form} variant="secondary">
        {hasPassword ? labels.change : labels.set}
      </SubmitButton>
    </Form>
  )
}
