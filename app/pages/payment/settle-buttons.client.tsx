'use client'
import { type SubmitEvent, useState } from 'react'
import type { Language } from '../../domain/language.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { settlePayment } from '../../shop-api/browser/checkout.ts'
import { Button } from '../../ui/button/button.tsx'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { goTo } from '../../ui/go-to/go-to.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './settle-buttons.module.css'

type Choice = 'PAID' | 'REJECTED'

/** Where the form goes before this island is hydrated: `edge/deliver/settle-by-form.ts`. */
const WITHOUT_SCRIPTS = '/test-payment'

interface SettleButtonsProps {
  id: string
  /** Of the page, for where the form leads without scripts. */
  language: Language
  /** The thank-you page, for paid and rejected payments. */
  thanksHref: string
  labels: { pay: string; reject: string; failed: string }
}

/** Pays, or rejects, with and without scripts. If the payment was settled elsewhere meanwhile, the page is reloaded. */
export function SettleButtons({ id, language, thanksHref, labels }: SettleButtonsProps) {
  const [busy, setBusy] = useState<Choice | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const leadOn = useLeadOn(goTo)

  async function settle(choice: Choice) {
    if (busy) return
    setBusy(choice)
    setHasFailed(false)
    const result = await settlePayment(id, choice)
    if (result.ok) await leadOn(thanksHref)
    else if (result.failure.status === 409) await leadOn(location.pathname)
    else {
      logFailure('settleSandboxPayment', result.failure)
      setHasFailed(true)
    }
    setBusy(null)
  }

  function settleHere(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    void settle(submitter instanceof HTMLButtonElement && submitter.value === 'REJECTED' ? 'REJECTED' : 'PAID')
  }

  return (
    // By the query the page of a failure leads back here.
    <form
      className={styles.root}
      method="post"
      action={`${WITHOUT_SCRIPTS}?${new URLSearchParams({ payment: id, language })}`}
      onSubmit={settleHere}
    >
      <input type="hidden" name="payment" value={id} />
      <input type="hidden" name="language" value={language} />
      {hasFailed && (
        <Notice tone="danger" isUrgent>
          {labels.failed}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" name="status" value="PAID" isBusy={busy === 'PAID'}>
          {labels.pay}
        </Button>
        <Button type="submit" name="status" value="REJECTED" variant="secondary" isBusy={busy === 'REJECTED'}>
          {labels.reject}
        </Button>
      </div>
    </form>
  )
}
