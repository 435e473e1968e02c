'use client'
import { paymentHref } from '../../domain/checkout/order.ts'
import { logFailure } from '../../shop-api/browser/call-shop.ts'
import { rePay } from '../../shop-api/browser/checkout.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button, type ButtonSize, type ButtonVariant } from '../../ui/button/button.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { useLeadOn } from '../../ui/full-load/use-lead-on.ts'
import { openPage } from '../../ui/kept-forms/page-of.ts'

interface RePayButtonProps {
  orderId: number
  pathPrefix: string
  /** Payment method. @default the specification's re-pay method */
  method?: string
  /** Id of a payment of the order, for visitors who are not logged in. @default none */
  reference?: string | null
  /** @default 'primary' */
  variant?: ButtonVariant
  /** @default 'small' */
  size?: ButtonSize
  labels: {
    pay: string
    /** Accessible name, including the order's number. */
    payName: string
    failed: string
    ended: string
  }
}

/** Creates a new payment for an order and opens it (spec §7, §9). If the order awaits no payment any more, the page is reloaded; other failures show an error. */
export function RePayButton({ orderId, pathPrefix, method, reference, variant = 'primary', size = 'small', labels }: RePayButtonProps) {
  const { isBusy, text, attempt } = useAttempt()
  const leadOn = useLeadOn()

  async function pay() {
    const result = await rePay(orderId, { method, reference })
    if (result.ok) return leadOn(paymentHref(result.data.paymentLink, pathPrefix))
    // Paid or cancelled elsewhere: the page says so.
    if (result.failure.status === 409) return leadOn(openPage(), { history: 'replace' })
    logFailure('rePay', result.failure)
    return failureText(result.failure, labels)
  }

  return (
    <>
      <FailureNote text={text} />
      <Button size={size} variant={variant} isBusy={isBusy} aria-label={labels.payName} onClick={() => void attempt(pay)}>
        {labels.pay}
      </Button>
    </>
  )
}
