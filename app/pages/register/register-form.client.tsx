'use client'
import type { ReactNode } from 'react'
import { type FieldChecks, formErrors, isRequired } from '../../domain/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import { accountRefusal, type RefusalWords } from '../../features/account/account-refusal.ts'
import { register } from '../../features/account/change-visitor.client.ts'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

const FIELDS = {
  email: 'text',
  password: 'text',
  termsAgreement: 'flag',
  personalDataAgreement: 'flag',
  newsletterAgreement: 'flag',
} as const

interface RegisterFormProps {
  checks: FieldChecks<keyof typeof FIELDS>
  /** Of the page, and so of the account (spec §7, defaultLangId). */
  language: Language
  /** A page of this shop. */
  returnTo: string
  words: {
    email: string
    password: string
    passwordHint: string
    showPassword: string
    /** With the links to what is agreed to. */
    terms: ReactNode
    personalData: ReactNode
    newsletter: string
    submit: string
    refusal: RefusalWords
  }
}

/** A new account; who makes one is logged in with it. */
export function RegisterForm({ checks, language, returnTo, words }: RegisterFormProps) {
  const form = useForm({
    fields: FIELDS,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      const answer = await register({ ...values, email: values.email.trim(), defaultLangId: language })
      if (!answer.ok) return accountRefusal(answer.failure, { checks, words: words.refusal, language })
      return loadInFull(returnTo, { history: 'replace' })
    },
  })

  return (
    <Form form={form} label={words.submit}>
      <TextField
        {...form.field('email')}
        label={words.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={words.password}
        hint={words.passwordHint}
        showLabel={words.showPassword}
        autoComplete="new-password"
      />
      <div>
        <CheckboxField {...form.field('termsAgreement')} label={words.terms} />
        <CheckboxField {...form.field('personalDataAgreement')} label={words.personalData} />
        <CheckboxField {...form.field('newsletterAgreement')} label={words.newsletter} />
      </div>
      <SubmitButton form={form} isWide>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
