'use client'
import { useState } from 'react'
import { type FieldChecks, formErrors, isRequired, serverErrors } from '../../domain/forms/form-checks.ts'
import { maskPostalCode } from '../../domain/delivery/postal-code.ts'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { FormRow } from '../../ui/form/form-row.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/form-field/select-field.tsx'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { MaskedField } from '../../ui/masked-field/masked-field.client.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'
import { PrefixedValue } from '../../ui/prefixed-value/prefixed-value.tsx'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import type { DemoField } from './form-demo-rules.ts'

const FIELDS = {
  email: 'text',
  password: 'secret',
  phone: 'text',
  zipCode: 'text',
  country: 'text',
  delivery: 'text',
  comment: 'text',
  terms: 'flag',
} as const satisfies Record<DemoField, string>

/** Simulated server error for an address. */
const ANSWERS: Record<string, { fields?: Record<string, string> }> = {
  'zajety@patyna.pl': { fields: { email: 'emailTakenErrorMessage' } },
  'awaria@patyna.pl': {},
}
const SERVER_MS = 600
const WENT_WRONG = 'Coś poszło nie tak. Spróbuj ponownie za chwilę.'

interface FormDemoProps {
  checks: FieldChecks<DemoField>
  /** Messages for keys that only a server returns. */
  serverTexts: Readonly<Record<string, string>>
}

/** A complete form, built as pages build theirs. */
export function FormDemo({ checks, serverTexts }: FormDemoProps) {
  const [sentFor, setSentFor] = useState<string | null>(null)
  const form = useForm({
    fields: FIELDS,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit({ email }) {
      setSentFor(null)
      await new Promise((resolve) => setTimeout(resolve, SERVER_MS))
      const result = ANSWERS[email]
      if (!result) return setSentFor(email)
      const { fields, hasOthers } = serverErrors(result.fields ?? {}, checks, serverTexts)
      return { errors: fields, formError: hasOthers || !result.fields ? WENT_WRONG : null }
    },
  })

  return (
    <Form form={form} label="Przykładowe zamówienie">
      <FormSection title="Konto" text="Serwer odmawia adresom zajety@patyna.pl i awaria@patyna.pl.">
        <FormRow>
          <EmailField {...form.field('email')} label="E-mail" autoComplete="off" />
          <PasswordField {...form.field('password')} label="Hasło" showLabel="Pokaż hasło formularza" autoComplete="new-password" />
        </FormRow>
        <PrefixedValue {...form.field('phone')} label="Telefon" prefix="+48" type="tel" hint="Jeśli chcesz." />
      </FormSection>
      <FormSection title="Dostawa">
        <FormRow>
          <MaskedField {...form.field('zipCode')} label="Kod pocztowy" mask={maskPostalCode} inputMode="numeric" placeholder="00-000" />
          <SelectField
            {...form.field('country')}
            label="Kraj"
            placeholder="Wybierz"
            options={[
              { value: 'PL', text: 'Polska' },
              { value: 'ES', text: 'Hiszpania' },
            ]}
          />
        </FormRow>
        <RadioCards
          {...form.field('delivery')}
          legend="Sposób dostawy"
          cards={[
            { value: 'courier', title: 'Kurier', note: '149 zł' },
            { value: 'pickup', title: 'Odbiór osobisty', note: 'bezpłatnie' },
          ]}
        />
        <TextArea {...form.field('comment')} label="Uwagi do zamówienia" />
      </FormSection>
      <CheckboxField {...form.field('terms')} label="Akceptuję regulamin" />
      <SubmitButton form={form}>Wyślij</SubmitButton>
      {sentFor && (
        <Notice tone="success" isUrgent>
          Wysłano dla {sentFor}.
        </Notice>
      )}
    </Form>
  )
}
