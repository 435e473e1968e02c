'use client'
import { useState } from 'react'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import type { CheckoutWords } from './checkout-labels.ts'
import type { OrderOutcome } from './place-order.client.ts'

const FIELDS = { comment: 'text', personalDataAgreement: 'flag', termsAgreement: 'flag' } as const

interface SummaryFormProps {
  comment: string
  checks: FieldChecks<keyof typeof FIELDS>
  termsHref: string
  privacyHref: string
  loginHref: string
  words: CheckoutWords
  onComment: (comment: string) => void
  /** Orders, and leaves the page when that went well. */
  onOrder: (comment: string) => Promise<OrderOutcome>
}

/** Last step: the shopper's word, what is agreed to, and the order. */
export function SummaryForm({ comment, checks, termsHref, privacyHref, loginHref, words, onComment, onOrder }: SummaryFormProps) {
  const [isEmailTaken, setIsEmailTaken] = useState(false)
  const form = useForm({
    fields: FIELDS,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      const outcome = await onOrder(values.comment)
      setIsEmailTaken(outcome.kind === 'emailTaken')
      const formError = refusalText(outcome, words)
      return formError === null ? undefined : { formError }
    },
  })

  return (
    <Form form={form} label={words.steps.summary}>
      {isEmailTaken && (
        <Notice
          tone="info"
          action={
            <LinkButton href={loginHref} variant="secondary" size="small">
              {words.logIn}
            </LinkButton>
          }
        >
          {words.emailTakenHelp}
        </Notice>
      )}
      <TextArea
        {...form.field('comment')}
        label={words.comment}
        rows={3}
        defaultValue={comment}
        onBlur={(event) => onComment(event.currentTarget.value)}
      />
      <CheckboxField
        {...form.field('termsAgreement')}
        label={
          <>
            {words.acceptTerms}{' '}
            <a href={termsHref} target="_blank" rel="noopener">
              {words.terms}
            </a>
          </>
        }
      />
      <CheckboxField
        {...form.field('personalDataAgreement')}
        label={
          <>
            {words.acceptPersonalData}{' '}
            <a href={privacyHref} target="_blank" rel="noopener">
              {words.privacy}
            </a>
          </>
        }
      />
      <SubmitButton form={form}>{words.order}</SubmitButton>
    </Form>
  )
}

function refusalText(outcome: OrderOutcome, words: CheckoutWords): string | null {
  switch (outcome.kind) {
    case 'placed':
    case 'atOtherTotal':
      return null
    case 'changed':
      return words.sumChanged
    case 'gone':
      return words.blocked
    case 'emailTaken':
      return words.emailTaken
    case 'empty':
      return words.empty
    case 'failed':
      return failureText(outcome.failure, words)
  }
}
