import { useEffect, useState } from 'react'
import { type CheckoutDraft, chosenDeliveries, type OrderPreview } from '../../domain/checkout.ts'
import { promoCode } from '../../shop-api/browser/cart.ts'
import { previewOrder } from '../../shop-api/browser/checkout.ts'
import { type Answer, logFailure } from '../../shop-api/browser/call-shop.ts'

/**
 * What the order would be by the chosen ways of delivery. Sums are the shop's; until they are there the last ones stay.
 * @param lying the cart as it lies, by the server
 */
export function usePreview(lying: OrderPreview, ways: CheckoutDraft['ways']) {
  const wanted = JSON.stringify(chosenDeliveries(lying, ways))
  const isAsItLies = wanted === JSON.stringify(chosenDeliveries(lying, {}))
  const [known, setKnown] = useState<{ of: OrderPreview; wanted: string; preview: OrderPreview } | null>(null)
  const current = known?.of === lying && known.wanted === wanted ? known.preview : null

  useEffect(() => {
    if (isAsItLies || current) return
    const abort = new AbortController()
    void ask(wanted, abort.signal).then((answer) => answer.ok && answer.data && setKnown({ of: lying, wanted, preview: answer.data }))
    return () => abort.abort()
  }, [isAsItLies, current, wanted, lying])

  return {
    preview: current ?? (isAsItLies ? lying : (known?.preview ?? lying)),
    /** The sums shown are not yet those of the choice. */
    isBusy: !isAsItLies && !current,
    /** Shows what it is now, where another answer said so. */
    show: (preview: OrderPreview) => setKnown({ of: lying, wanted, preview }),
    /** Asks again, shows what it is now and answers it; null when the cart is empty. */
    async renew(): Promise<Answer<OrderPreview | null>> {
      const answer = await ask(wanted)
      if (answer.ok && answer.data) setKnown({ of: lying, wanted, preview: answer.data })
      return answer
    },
  }
}

async function ask(wanted: string, signal?: AbortSignal): Promise<Answer<OrderPreview | null>> {
  const answer = await previewOrder(JSON.parse(wanted), promoCode(), signal)
  if (!answer.ok) logFailure('previewOrder', answer.failure)
  return answer
}
