'use client'
import { isPayable, type PaymentOption } from '../../domain/checkout/checkout.ts'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface PaymentFormProps {
  initial: string | null
  options: readonly PaymentOption[]
  total: Money
  checks: FieldChecks<'payment'>
  labels: CheckoutLabels
  onDone: (id: string) => Promise<void>
}

/** Third step: the payment method. Methods whose limits the total violates are shown but disabled (GAP-32). */
export function PaymentForm({ initial, options, total, checks, labels, onDone }: PaymentFormProps) {
  const form = useForm({
    fields: { payment: 'text' },
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit({ payment }) {
      await onDone(payment)
    },
  })
  const cards = options.map((option) => {
    const isDisabled = !isPayable(option, total)
    return { value: option.id, title: option.name, isDisabled, ...(isDisabled && { note: labels.notForThisSum }) }
  })

  return (
    <Form form={form} label={labels.steps.payment} errorList={{ title: labels.errorsTitle, names: { payment: labels.paymentMethod } }}>
      <RadioCards
        {...form.field('payment')}
        legend={labels.paymentMethod}
        cards={cards}
        {...(initial !== null && { defaultValue: initial })}
      />
      <SubmitButton form={form}>{labels.toSummary}</SubmitButton>
    </Form>
  )
}
