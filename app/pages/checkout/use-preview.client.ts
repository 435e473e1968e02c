import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutDraft, chosenDeliveries, type OrderPreview } from '../../domain/checkout/checkout.ts'
import { promoCode } from '../../shop-api/browser/cart.ts'
import { previewOrder } from '../../shop-api/browser/checkout.ts'
import { type CallResult, logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { announce } from '../../ui/live-region/announce.ts'

/**
 * What the order would be by the chosen ways of delivery. Sums are the shop's; until they are there the last ones stay.
 * @param lying the cart as it lies, by the server
 * @param words what is said when they do not come
 */
export function usePreview(lying: OrderPreview, ways: CheckoutDraft['ways'], labels: FailureLabels) {
  const wanted = JSON.stringify(chosenDeliveries(lying, ways))
  const isUnchanged = wanted === JSON.stringify(chosenDeliveries(lying, {}))
  const [known, setKnown] = useState<{ of: OrderPreview; wanted: string; preview: OrderPreview } | null>(null)
  const [failed, setFailed] = useState<{ wanted: string; text: string } | null>(null)
  const current = known?.of === lying && known.wanted === wanted ? known.preview : null
  const isMissing = !isUnchanged && !current
  const shownFailure = isMissing && failed?.wanted === wanted ? failed.text : null
  const take = useEffectEvent((asked: { of: OrderPreview; wanted: string }, answer: CallResult<OrderPreview | null>) => {
    if (answer.ok && answer.data) setKnown({ ...asked, preview: answer.data })
    if (answer.ok) return setFailed(null)
    if (answer.failure.kind === 'cancelled') return
    const text = failureText(answer.failure, labels)
    setFailed({ ...asked, text })
    announce(text)
  })

  useEffect(() => {
    if (isUnchanged || current) return
    const abort = new AbortController()
    void ask(wanted, abort.signal).then((answer) => take({ of: lying, wanted }, answer))
    return () => abort.abort()
  }, [isUnchanged, current, wanted, lying])

  return {
    preview: current ?? (isUnchanged ? lying : (known?.preview ?? lying)),
    /** The sums shown are not yet those of the choice. */
    isBusy: isMissing && shownFailure === null,
    /** Why the sums of the choice did not come; null = they are there, or on their way. */
    failure: shownFailure,
    /** Shows what it is now, where another answer said so. */
    show: (preview: OrderPreview) => setKnown({ of: lying, wanted, preview }),
    /** Asks again, shows what it is now and answers it; null when the cart is empty. */
    async renew(): Promise<CallResult<OrderPreview | null>> {
      const answer = await ask(wanted)
      if (answer.ok && answer.data) setKnown({ of: lying, wanted, preview: answer.data })
      return answer
    },
  }
}

async function ask(wanted: string, signal?: AbortSignal): Promise<CallResult<OrderPreview | null>> {
  const answer = await previewOrder(JSON.parse(wanted), promoCode(), signal)
  if (!answer.ok) logFailure('previewOrder', answer.failure)
  return answer
}
