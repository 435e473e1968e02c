'use client'
import { useState } from 'react'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { settlePayment } from '../../shop-api/browser/checkout.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './settle-buttons.module.css'

type Choice = 'PAID' | 'REJECTED'

interface SettleButtonsProps {
  id: string
  /** The thank-you page, for paid and rejected payments. */
  thanksHref: string
  labels: { pay: string; reject: string; failed: string }
}

/** Pays, or rejects. If the payment was settled elsewhere meanwhile, the page is refreshed. */
export function SettleButtons({ id, thanksHref, labels }: SettleButtonsProps) {
  const [busy, setBusy] = useState<Choice | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  async function settle(choice: Choice) {
    if (busy) return
    setBusy(choice)
    setHasFailed(false)
    const result = await settlePayment(id, choice)
    if (result.ok) return location.assign(thanksHref)
    logFailure('settleSandboxPayment', result.failure)
    if (result.failure.status === 409) renewPage()
    setHasFailed(result.failure.status !== 409)
    setBusy(null)
  }

  return (
    <>
      {hasFailed && (
        <Notice tone="danger" isUrgent>
          {labels.failed}
        </Notice>
      )}
      <div className={styles.root}>
        <Button isBusy={busy === 'PAID'} onClick={() => void settle('PAID')}>
          {labels.pay}
        </Button>
        <Button variant="secondary" isBusy={busy === 'REJECTED'} onClick={() => void settle('REJECTED')}>
          {labels.reject}
        </Button>
      </div>
    </>
  )
}
