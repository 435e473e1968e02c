'use client'
import { useState } from 'react'
import type { EmailChange, Profile } from '../../domain/account/profile.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { useAccountForm } from '../../features/account/use-account-form.client.ts'
import { cancelEmailChange, requestEmailChange } from '../../shop-api/browser/account.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form-field/text-field.tsx'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { announce } from '../../ui/live-region/announce.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { PasswordField } from '../../ui/password-field/password-field.client.tsx'
import type { EmailLabels } from './profile-labels.ts'
import { requested } from './requested-email.ts'

const FIELDS = { email: 'text', password: 'secret' } as const

interface EmailFormProps extends EmailLabels {
  /** null: none is requested. */
  initial: EmailChange | null
  language: Language
}

/** Requests another e-mail, and shows which mailbox has to confirm it yet (EXT-19). */
export function EmailForm({ initial, checks, labels, language }: EmailFormProps) {
  const [change, setChange] = useState(initial)
  // A page that is renewed knows what has become of it in another tab.
  const told = JSON.stringify(initial)
  const [before, setBefore] = useState(told)
  if (told !== before) {
    setBefore(told)
    setChange(initial)
  }
  const region = useKeptFocus()
  function show(next: EmailChange | null, said: string) {
    setChange(next)
    announce(said)
  }
  const form = useAccountForm({
    fields: FIELDS,
    checks,
    language,
    labels: labels.refusal,
    async send({ email, password }) {
      const result = await requestEmailChange(email, password)
      return result.ok ? requested(result.data, email) : result
    },
    onTaken({ emailChange = null }) {
      show(emailChange, emailChange ? labels.sent : labels.changed)
      if (!emailChange) renewPage()
    },
  })
  return (
    <div {...region}>
      {change !== null ? (
        <Pending
          change={change}
          labels={labels}
          onCancelled={({ email }) => {
            // Both mailboxes may have confirmed it in another tab: then there was nothing to cancel.
            show(null, email === change.email ? labels.changed : labels.cancelled)
            renewPage()
          }}
        />
      ) : (
        <Form form={form} label={labels.title}>
          <TextField {...form.field('email')} type="email" label={labels.email} hint={labels.hint} autoComplete="email" />
          <PasswordField {...form.field('password')} labels={labels} autoComplete="current-password" />
          <SubmitButton form={form} variant="secondary">
            {labels.submit}
          </SubmitButton>
        </Form>
      )}
    </div>
  )
}

interface PendingProps {
  change: EmailChange
  labels: EmailLabels['labels']
  onCancelled: (profile: Profile) => void
}

function Pending({ change: { email, awaits }, labels, onCancelled }: PendingProps) {
  const { isBusy, text, attempt } = useAttempt()

  async function cancel() {
    const result = await cancelEmailChange()
    return result.ok ? onCancelled(result.data) : failureText(result.failure, labels.cancelling)
  }

  return (
    <Notice
      title={fillSlots(labels.pending, { email })}
      action={
        <>
          <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => void attempt(cancel)}>
            {labels.cancel}
          </Button>
          <FailureNote text={text} />
        </>
      }
    >
      {awaits.map((mailbox) => (
        <p key={mailbox}>{labels.awaits[mailbox]}</p>
      ))}
    </Notice>
  )
}
