'use client'
import { type FieldChecks, formErrors, isRequired } from '../../domain/form-checks.ts'
import type { Language } from '../../domain/language.ts'
import { accountRefusal, type RefusalWords } from '../../features/account/account-refusal.ts'
import { logIn } from '../../features/account/change-visitor.client.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { loadInFull } from '../../ui/full-load/load-in-full.ts'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'

const FIELDS = { email: 'text', password: 'text' } as const

interface LoginFormProps {
  checks: FieldChecks<keyof typeof FIELDS>
  language: Language
  /** A page of this shop. */
  returnTo: string
  resetHref: string
  words: {
    email: string
    password: string
    showPassword: string
    forgotten: string
    submit: string
    refusal: RefusalWords
  }
}

/** E-mail and password; then back to where the visitor came from, by a full load, for another visitor sees other pages. */
export function LoginForm({ checks, language, returnTo, resetHref, words }: LoginFormProps) {
  const form = useForm({
    fields: FIELDS,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      const answer = await logIn({ ...values, email: values.email.trim() })
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
      <PasswordField {...form.field('password')} label={words.password} showLabel={words.showPassword} autoComplete="current-password" />
      <p>
        <a href={resetHref}>{words.forgotten}</a>
      </p>
      <SubmitButton form={form} isWide>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
