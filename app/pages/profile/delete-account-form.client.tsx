'use client'
import { useState } from 'react'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { deleteAccount } from '../../features/account/change-visitor.client.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

const FIELDS = { password: 'secret' } as const

interface DeleteAccountFormProps {
  /** Users created by a guest's checkout have none; then the click alone decides. */
  hasPassword: boolean
  checks: FieldChecks<keyof typeof FIELDS>
  language: Language
  /** Where the visitor is afterwards, as a guest. */
  nextHref: string
  labels: { title: string; password: string; showPassword: string; submit: string; refusal: RefusalLabels }
}

/** Deletes the account once its password is given (EXT-21). */
export function DeleteAccountForm({ hasPassword: hadPassword, checks, language, nextHref, labels }: DeleteAccountFormProps) {
  const [hasPassword, setHasPassword] = useState(hadPassword)
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    applied: hasPassword ? checks : { password: [] },
    language,
    labels: labels.refusal,
    async send({ password }) {
      const result = await deleteAccount(hasPassword ? password : null)
      // Another tab has set the first one.
      if (!result.ok && 'password' in result.failure.fields) setHasPassword(true)
      return result
    },
    onTaken: async () => loadInFull(nextHref, { history: 'replace' }),
  })
  return (
    <Form form={form} label={labels.title}>
      {hasPassword && <PasswordField {...form.field('password')} labels={labels} autoComplete="current-password" />}
      <SubmitButton form={form} variant="secondary">
        {labels.submit}
      </SubmitButton>
    </Form>
  )
}
