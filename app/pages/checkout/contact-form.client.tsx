'use client'
import { useState } from 'react'
import type { ContactDetails } from '../../domain/checkout/checkout.ts'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { FormRow } from '../../ui/form/form-row.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { EmailField } from '../../ui/form-field/email-field.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { PrefixedValue } from '../../ui/prefixed-value/prefixed-value.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

const FIELDS = {
  email: 'text',
  firstName: 'text',
  lastName: 'text',
  phone: 'text',
  wantsInvoice: 'flag',
  company: 'text',
  nip: 'text',
  invoiceAddress: 'text',
} as const

interface ContactFormProps {
  initial: ContactDetails
  checks: FieldChecks<keyof typeof FIELDS>
  phonePrefix: string
  labels: CheckoutLabels
  onDone: (contact: ContactDetails) => void
}

/** First step: the buyer and the invoice. */
export function ContactForm({ initial, checks, phonePrefix, labels, onDone }: ContactFormProps) {
  const [wantsInvoice, setWantsInvoice] = useState(initial.wantsInvoice)
  const form = useForm({
    fields: FIELDS,
    validate(values) {
      const { company, nip, invoiceAddress, ...errors } = formErrors(values, checks, console.warn)
      return values.wantsInvoice
        ? { ...errors, ...(company && { company }), ...(nip && { nip }), ...(invoiceAddress && { invoiceAddress }) }
        : errors
    },
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      onDone(values)
    },
  })

  return (
    <Form form={form} label={labels.steps.contact}>
      <FormSection title={labels.buyer}>
        <EmailField {...form.field('email')} label={labels.email} defaultValue={initial.email} />
        <FormRow>
          <TextField {...form.field('firstName')} label={labels.firstName} autoComplete="given-name" defaultValue={initial.firstName} />
          <TextField {...form.field('lastName')} label={labels.lastName} autoComplete="family-name" defaultValue={initial.lastName} />
        </FormRow>
        <PrefixedValue
          {...form.field('phone')}
          label={labels.phone}
          prefix={phonePrefix}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          hint={labels.phoneHint}
          defaultValue={initial.phone}
        />
      </FormSection>
      <Checkbox
        name="wantsInvoice"
        label={labels.wantsInvoice}
        defaultChecked={initial.wantsInvoice}
        onChange={(event) => setWantsInvoice(event.currentTarget.checked)}
      />
      {wantsInvoice && (
        <FormSection title={labels.invoice}>
          <FormRow>
            <TextField {...form.field('company')} label={labels.company} autoComplete="organization" defaultValue={initial.company} />
            <TextField {...form.field('nip')} label={labels.nip} inputMode="numeric" autoComplete="off" defaultValue={initial.nip} />
          </FormRow>
          <TextField
            {...form.field('invoiceAddress')}
            label={labels.invoiceAddress}
            autoComplete="off"
            hint={labels.invoiceAddressHint}
            defaultValue={initial.invoiceAddress}
          />
        </FormSection>
      )}
      <SubmitButton form={form}>{labels.toDelivery}</SubmitButton>
    </Form>
  )
}
