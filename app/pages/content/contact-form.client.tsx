'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { FieldChecks } from '../../domain/forms/form-checks.ts'
import { MESSAGE_LENGTHS } from '../../domain/forms/message-lengths.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { RefusalLabels } from '../../features/account/account-refusal.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { sendContactMessage } from '../../shop-api/browser/contact.ts'
import { FocusedText } from '../../ui/focused-text/focused-text.tsx'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { useNavigated } from '../../ui/full-load/use-navigated.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'

const FIELDS = { name: 'text', email: 'text', subject: 'text', message: 'text' } as const

interface ContactFormProps {
  checks: FieldChecks<keyof typeof FIELDS>
  language: Language
  /** The product that the message is about; null: none. */
  productId: ProductId | null
  /** Initial value of the subject. */
  subject: string
  /** `sent` has the slot `email`; `errorsTitle` stands above the list of wrong fields. */
  labels: Record<keyof typeof FIELDS | 'title' | 'submit' | 'sent' | 'errorsTitle', string> & { refusal: RefusalLabels }
}

/** Sends a message to the shop (EXT-37). A failure leaves what was typed. */
export function ContactForm({ checks, language, productId, subject, labels }: ContactFormProps) {
  const { name, email, message } = labels
  const [sentFrom, setSentFrom] = useState<string | null>(null)
  // A link to this very page leads to a form for another message.
  useNavigated(() => setSentFrom(null))
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    keepAs: 'contact',
    language,
    labels: labels.refusal,
    send: async (values) => sendContactMessage({ ...values, productId }),
    onTaken: (_, { email }) => setSentFrom(email),
  })

  if (sentFrom !== null) return <FocusedText>{fillSlots(labels.sent, { email: sentFrom })}</FocusedText>
  return (
    <Form
      form={form}
      label={labels.title}
      errorList={{ title: labels.errorsTitle, names: { name, email, subject: labels.subject, message } }}
    >
      <TextField {...form.field('name')} label={labels.name} autoComplete="name" />
      <EmailField {...form.field('email')} label={labels.email} />
      <TextField {...form.field('subject')} label={labels.subject} defaultValue={subject} autoComplete="off" />
      <TextArea {...form.field('message')} label={labels.message} max={MESSAGE_LENGTHS.message} rows={6} />
      <SubmitButton form={form}>{labels.submit}</SubmitButton>
    </Form>
  )
}
