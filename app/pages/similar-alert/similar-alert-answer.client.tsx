'use client'
import { useState } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { confirmSimilarAlert, endSimilarAlert } from '../../shop-api/browser/similar-alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { Notice } from '../../ui/notice/notice.tsx'

interface SimilarAlertAnswerProps {
  /** Secret of the mailed link. */
  token: string
  /** `confirmed` has the slot `name`, for the product that the alert is about. */
  labels: FailureLabels & Record<'confirm' | 'end' | 'confirmed' | 'ended' | 'dead', string>
}

/** Confirms or ends an alert by a press: programs that open the links of mails press nothing (EXT-31). */
export function SimilarAlertAnswer({ token, labels }: SimilarAlertAnswerProps) {
  const [done, setDone] = useState<{ tone: 'success' | 'warning'; text: string } | null>(null)
  const [busy, setBusy] = useState<'confirm' | 'end' | null>(null)
  const { text, fail } = useFailure()

  async function confirm() {
    const result = await confirmSimilarAlert(token)
    if (result.ok) setDone({ tone: 'success', text: fillSlots(labels.confirmed, result.data.product) })
    else if (result.failure.status === 422) setDone({ tone: 'warning', text: labels.dead })
    else return result.failure
  }

  async function end() {
    const result = await endSimilarAlert(token)
    if (!result.ok) return result.failure
    setDone({ tone: 'success', text: labels.ended })
  }

  async function answer(kind: 'confirm' | 'end', send: () => Promise<CallFailure | undefined>) {
    if (busy) return
    setBusy(kind)
    fail(null)
    const failure = await send()
    setBusy(null)
    if (failure) fail(failureText(failure, labels))
  }

  if (done) {
    return (
      <Notice tone={done.tone} isUrgent>
        {done.text}
      </Notice>
    )
  }
  return (
    <>
      <Button isWide isBusy={busy === 'confirm'} onClick={() => void answer('confirm', confirm)}>
        {labels.confirm}
      </Button>
      <Button isWide variant="secondary" isBusy={busy === 'end'} onClick={() => void answer('end', end)}>
        {labels.end}
      </Button>
      <FailureNote text={text} />
    </>
  )
}
