'use client'
import { useState } from 'react'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { cancelOrder } from '../../shop-api/browser/orders.ts'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.client.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'

interface CancelOrderProps {
  orderId: number
  /** As of cancelOrder(). */
  payment: string | null
  /** Path of the page, loaded anew after the change. */
  here: string
  labels: FailureLabels & { cancel: string; title: string; text: string; confirm: string; close: string }
}

/** Cancels an order after a question; the page then shows what became of it, also when the order is on its way already. */
export function CancelOrder({ orderId, payment, here, labels }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { isBusy, text, attempt } = useAttempt()
  const leadOn = useLeadOn()

  async function cancel() {
    const result = await cancelOrder(orderId, payment)
    if (result.ok || result.failure.status === 409) return leadOn(here, { history: 'replace' })
    logFailure('cancelOrder', result.failure)
    return failureText(result.failure, labels)
  }

  return (
    <>
      {/* As an attempt: a question that is asked again does not begin with why the last one failed. */}
      <Button variant="quiet" size="small" aria-haspopup="dialog" isBusy={isBusy} onClick={() => void attempt(async () => setIsOpen(true))}>
        {labels.cancel}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={labels.title}
        closeLabel={labels.close}
        footer={
          <Button isBusy={isBusy} onClick={() => void attempt(cancel)}>
            {labels.confirm}
          </Button>
        }
      >
        <p>{labels.text}</p>
        <FailureNote text={text} />
      </Dialog>
    </>
  )
}
