'use client'
import type { ConfirmingMailbox } from '../../domain/account/profile.ts'
import { type LinkOutcome, MailedLinkButtons } from '../../features/account/mailed-link-buttons.tsx'
import { confirmEmailChange } from '../../shop-api/browser/account.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import type { FailureLabels } from '../../shop-api/browser/failure-text.ts'

interface ConfirmEmailFormProps {
  /** Secret of the mailed link. */
  token: string
  labels: FailureLabels & {
    submit: string
    done: string
    dead: string
    taken: string
    awaits: Record<ConfirmingMailbox, string>
  }
}

/** Confirms another e-mail (EXT-19). */
export function ConfirmEmailForm({ token, labels }: ConfirmEmailFormProps) {
  async function confirm(): Promise<LinkOutcome | CallFailure> {
    const result = await confirmEmailChange(token)
    if (result.ok) return { tone: 'success', text: result.data.awaits ? labels.awaits[result.data.awaits] : labels.done }
    if (result.failure.status === 422) return { tone: 'warning', text: labels.dead }
    if (result.failure.status === 409) return { tone: 'warning', text: labels.taken }
    return result.failure
  }

  return <MailedLinkButtons buttons={[{ label: labels.submit, send: confirm }]} labels={labels} />
}
