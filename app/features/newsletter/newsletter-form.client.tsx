'use client'
import { useState } from 'react'
import { track } from '../../analytics/track.ts'
import { formErrors, serverErrors } from '../../domain/forms/form-checks.ts'
import { makeToast } from '../../domain/forms/toast.ts'
import { type NewsletterPlacement, SIGNUP_COUNT_AFTER_SIGNUP } from '../../domain/marketing/newsletter-popup.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import type { EmailFormLabels } from '../../i18n/email-form-labels.ts'
import { signUpForNewsletter } from '../../shop-api/browser/newsletter.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { EmailForm } from '../../ui/email-form/email-form.tsx'
import { announce } from '../../ui/live-region/announce.ts'
import { showToast } from '../../ui/toast/show-toast.ts'

/** Labels and validation rules of the form: plain data from the server. */
export type NewsletterLabels = EmailFormLabels & { sent: string; failed: string }

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

/** Newsletter sign-up (NWS-01): one field, a toast with the result (GAP-116); afterwards the popup never shows again (GAP-12). */
export function NewsletterForm({ placement, label, labels, typed = '', onDone }: NewsletterFormProps) {
  const [done, setDone] = useState(labels.done)

  async function signUp({ email }: { email: string }) {
    const result = await signUpForNewsletter(email, placement)
    if (!result.ok) {
      const { fields } = serverErrors(result.failure.fields, labels.checks)
      if (fields.email !== undefined) return { errors: fields }
      showToast(makeToast({ id: 'newsletter', message: labels.failed, dismissible: true }))
      // While the popup is open, nothing outside of it is read.
      if (placement === 'modal') announce(labels.failed)
      // The toast disappears; the message beside the field stays.
      return { formError: labels.failed }
    }
    void track('newsletter_signup', { email })
    writeCookie(SCRIPT_COOKIES.newsletterSignupCount, String(SIGNUP_COUNT_AFTER_SIGNUP))
    const message = result.data.awaitsConfirmation ? labels.sent : labels.done
    setDone(message)
    showToast(makeToast({ id: 'newsletter', type: 'success', message, dismissible: true }))
    onDone?.()
  }

  return (
    <EmailForm
      label={label}
      labels={labels}
      done={done}
      typed={typed}
      keepAs={`newsletter-${placement}`}
      validate={(values) => formErrors(values, labels.checks, console.warn)}
      onSubmit={signUp}
    />
  )
}
