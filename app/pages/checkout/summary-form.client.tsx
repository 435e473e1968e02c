'use client'
import { useState } from 'react'
import { type FieldChecks, formErrors, isRequired } from '../../domain/forms/form-checks.ts'
import { TEXT_AREA_MAX } from '../../domain/forms/text-area.ts'
import { prefillLogin } from '../../features/account/prefill-login.client.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { CheckboxField } from '../../ui/checkbox/checkbox-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { TextArea } from '../../ui/text-area/text-area.client.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'
import type { OrderOutcome } from './place-order.client.ts'

const FIELDS = { comment: 'text', personalDataAgreement: 'flag', termsAgreement: 'flag' } as const

interface SummaryFormProps {
  comment: string
  checks: FieldChecks<keyof typeof FIELDS>
  termsHref: string
  privacyHref: string
  loginHref: string
  /** As filled in; the login begins with it. */
  email: string
  labels: CheckoutLabels
  onComment: (comment: string) => void
  /** Places the order and, on success, leaves the page. */
  onOrder: (comment: string) => Promise<OrderOutcome>
}

/** Last step: the shopper's comment, the consents, and the order button. */
export function SummaryForm({ comment, checks, termsHref, privacyHref, loginHref, email, labels, onComment, onOrder }: SummaryFormProps) {
  const [isEmailTaken, setIsEmailTaken] = useState(false)
  const form = useForm({
    fields: FIELDS,
    validate: (values) => formErrors(values, checks, console.warn),
    isRequired: (field) => isRequired(checks[field]),
    async onSubmit(values) {
      const outcome = await onOrder(values.comment)
      setIsEmailTaken(outcome.kind === 'emailTaken')
      const formError = refusalText(outcome, labels)
      return formError === null ? undefined : { formError }
    },
  })

  const names = { comment: labels.comment, termsAgreement: labels.terms, personalDataAgreement: labels.privacy }

  return (
    <Form form={form} label={labels.steps.summary} errorList={{ title: labels.errorsTitle, names }}>
      {isEmailTaken && (
        <Notice
          tone="info"
          action={
            <LinkButton href={loginHref} variant="secondary" size="small" onClick={() => prefillLogin(loginHref, email)}>
              {labels.logIn}
            </LinkButton>
          }
        >
          {labels.emailTakenHelp}
        </Notice>
      )}
      <TextArea
        {...form.field('comment')}
        label={labels.comment}
        max={TEXT_AREA_MAX}
        rows={3}
        autoComplete="off"
        defaultValue={comment}
        onBlur={(event) => onComment(event.currentTarget.value)}
      />
      <CheckboxField
        {...form.field('termsAgreement')}
        label={
          <>
            <span>{labels.acceptTerms}</span>{' '}
            <a href={termsHref} target="_blank" rel="noopener">
              {labels.terms}
            </a>
          </>
        }
      />
      <CheckboxField
        {...form.field('personalDataAgreement')}
        label={
          <>
            <span>{labels.acceptPersonalData}</span>{' '}
            <a href={privacyHref} target="_blank" rel="noopener">
              {labels.privacy}
            </a>
          </>
        }
      />
      <SubmitButton form={form}>{labels.order}</SubmitButton>
    </Form>
  )
}

function refusalText(outcome: OrderOutcome, labels: CheckoutLabels): string | null {
  switch (outcome.kind) {
    case 'placed':
    case 'atOtherTotal':
      return null
    case 'changed':
      return labels.sumChanged
    case 'otherCart':
      return labels.cartChanged
    case 'gone':
      return labels.blocked
    case 'notSentThere':
      return labels.otherCountry
    case 'emailTaken':
      return labels.emailTaken
    case 'empty':
      return labels.empty
    case 'failed':
      return failureText(outcome.failure, labels)
  }
}
