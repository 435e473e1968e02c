'use client'
import { fillSlots } from '../../domain/fill-slots.ts'
import { type LinkOutcome, MailedLinkButtons } from '../../features/account/mailed-link-buttons.tsx'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import type { FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { confirmSimilarAlert, endSimilarAlert } from '../../shop-api/browser/similar-alerts.ts'

interface SimilarAlertAnswerProps {
  /** Secret of the mailed link. */
  token: string
  /** `confirmed` has the slot `name`, for the product that the alert is about. */
  labels: FailureLabels & Record<'confirm' | 'end' | 'confirmed' | 'stopped' | 'dead', string>
}

/** Confirms or ends an alert (EXT-31). */
export function SimilarAlertAnswer({ token, labels }: SimilarAlertAnswerProps) {
  async function confirm(): Promise<LinkOutcome | CallFailure> {
    const result = await confirmSimilarAlert(token)
    if (result.ok) return { tone: 'success', text: fillSlots(labels.confirmed, result.data.product) }
    return result.failure.status === 422 ? { tone: 'warning', text: labels.dead } : result.failure
  }

  async function end(): Promise<LinkOutcome | CallFailure> {
    const result = await endSimilarAlert(token)
    return result.ok ? { tone: 'success', text: labels.stopped } : result.failure
  }

  const buttons = [
    { label: labels.confirm, send: confirm },
    { label: labels.end, send: end },
  ]
  return <MailedLinkButtons buttons={buttons} labels={labels} />
}
