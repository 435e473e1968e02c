'use client'
import { useEffect, useRef, useState } from 'react'
import { track } from '../../analytics/track.ts'
import { type FieldChecks, formErrors, serverErrors } from '../../domain/forms/form-checks.ts'
import { type NewsletterPlacement, SIGNUP_COUNT_AFTER_SIGNUP } from '../../domain/marketing/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import { makeToast } from '../../domain/forms/toast.ts'
import { signUpForNewsletter } from '../../shop-api/browser/newsletter.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { showToast } from '../../ui/toast/show-toast.ts'
import styles from './newsletter-form.module.css'

/** Labels and validation rules of the form: plain data from the server. */
export interface NewsletterLabels {
  email: string
  submit: string
  thanks: string
  failed: string
  checks: FieldChecks<'email'>
}

interface NewsletterFormProps {
  placement: NewsletterPlacement
  /** Accessible name of the form. */
  label: string
  labels: NewsletterLabels
  /** Initial value of the field. */
  typed?: string
  /** Called after a sign-up. */
  onDone?: () => void
}

const FIELDS = { email: 'text' } as const

/** Newsletter sign-up (NWS-01): one field, a toast with the result (GAP-116); afterwards the popup never shows again (GAP-12). */
export function NewsletterForm({ placement, label, labels, typed = '', onDone }: NewsletterFormProps) {
  const [isDone, setIsDone] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const form = useForm({
    fields: FIELDS,
    validate: (values) => formErrors(values, labels.checks, console.warn),
    async onSubmit({ email }) {
      const result = await signUpForNewsletter(email.trim(), placement)
      if (!result.ok) {
        const { fields } = serverErrors(result.failure.fields, labels.checks)
        if (fields.email !== undefined) return { errors: fields }
        showToast(makeToast({ id: 'newsletter', message: labels.failed, dismissible: true }))
        // The toast disappears; the message beside the field stays.
        return { formError: labels.failed }
      }
      void track('newsletter_signup', { email })
      writeCookie(SCRIPT_COOKIES.newsletterSignupCount, String(SIGNUP_COUNT_AFTER_SIGNUP))
      showToast(makeToast({ id: 'newsletter', type: 'success', message: labels.thanks, dismissible: true }))
      setIsDone(true)
      onDone?.()
    },
  })

  // The focused field was removed, so focus moves here.
  useEffect(() => {
    if (isDone) thanks.current?.focus()
  }, [isDone])

  if (isDone) {
    return (
      <p ref={thanks} className={styles.thanks} tabIndex={-1}>
        {labels.thanks}
      </p>
    )
  }
  return (
    <form {...form.root} className={styles.root} aria-label={label}>
      <TextField
        {...form.field('email')}
        label={labels.email}
        type="email"
        defaultValue={typed}
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
      />
      <SubmitButton form={form}>{labels.submit}</SubmitButton>
      <FailureNote text={form.error} />
    </form>
  )
}
