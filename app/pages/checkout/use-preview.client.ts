import { useEffect, useEffectEvent, useState } from 'react'
import { type CheckoutDraft, chosenDeliveries, type OrderPreview } from '../../domain/checkout/checkout.ts'
import { promoCode } from '../../shop-api/browser/cart.ts'
import { previewOrder } from '../../shop-api/browser/checkout.ts'
import { type CallResult, logFailure } from '../../shop-api/browser/call-shop.ts'
import { failureText, type FailureLabels } from '../../shop-api/browser/failure-text.ts'
import { renewPage } from '../../shop-api/browser/page-is-old.ts'
import { announce } from '../../ui/live-region/announce.ts'

/**
 * Preview of the order with the chosen deliveries. The shop API computes the sums; until they arrive the last ones stay.
 * @param rendered server-rendered preview of the current cart
 * @param choice ways of delivery by vendor, and where everything is to be sent; null: the country of the cart (EXT-49)
 * @param labels error texts
 */
export function usePreview(
  rendered: OrderPreview,
  { ways, countryId }: { ways: CheckoutDraft['ways']; countryId: string | null },
  labels: FailureLabels,
) {
  const [reread, setReread] = useState<{ of: OrderPreview; lying: OrderPreview } | null>(null)
  const lying = reread?.of === rendered ? reread.lying : rendered
  // A shop API that names no country of its cart knows one alone.
  const country = lying.cart.countryId === null ? {} : { countryId: countryId ?? lying.cart.countryId }
  const wanted = JSON.stringify({ deliveries: chosenDeliveries(lying, ways), ...country })
  const isUnchanged =
    wanted ===
    JSON.stringify({ deliveries: chosenDeliveries(lying, {}), ...(lying.cart.countryId !== null && { countryId: lying.cart.countryId }) })
  const [quoted, setQuoted] = useState<{ of: OrderPreview; wanted: string; preview: OrderPreview } | null>(null)
  const [failed, setFailed] = useState<{ wanted: string; text: string } | null>(null)
  const current = quoted?.of === lying && quoted.wanted === wanted ? quoted.preview : null
  const isMissing = !isUnchanged && !current
  const shownFailure = isMissing && failed?.wanted === wanted ? failed.text : null
  const take = useEffectEvent((request: { of: OrderPreview; wanted: string }, result: CallResult<OrderPreview | null>) => {
    if (result.ok && result.data) setQuoted({ ...request, preview: result.data })
    // Emptied in another tab: no sums would ever come, and the page says so.
    if (result.ok && !result.data) renewPage()
    if (result.ok) return setFailed(null)
    if (result.failure.kind === 'cancelled') return
    const text = failureText(result.failure, labels)
    setFailed({ ...request, text })
    announce(text)
  })

  useEffect(() => {
    if (isUnchanged || current) return
    const abort = new AbortController()
    void requestPreview(wanted, abort.signal).then((result) => take({ of: lying, wanted }, result))
    return () => abort.abort()
  }, [isUnchanged, current, wanted, lying])

  return {
    /** The cart as it lies, without the choice. */
    lying,
    preview: current ?? (isUnchanged ? lying : (quoted?.preview ?? lying)),
    /** The sums shown are not yet those of the choice. */
    isBusy: isMissing && shownFailure === null,
    /** Why the sums of the choice could not be loaded; null = they are shown, or loading. */
    failure: shownFailure,
    /** Shows the preview of another call's response. */
    show: (preview: OrderPreview) => setQuoted({ of: lying, wanted, preview }),
    /** Fetches, shows and returns the preview; null when the cart is empty. */
    async renew(): Promise<CallResult<OrderPreview | null>> {
      const result = await requestPreview(wanted)
      if (result.ok && result.data) setQuoted({ of: lying, wanted, preview: result.data })
      return result
    },
    /** As `renew`, of a cart that the choice does not fit any more: what is chosen for vendors that stayed is kept. */
    async reread(): Promise<CallResult<OrderPreview | null>> {
      const result = await requestPreview(JSON.stringify({ deliveries: [], ...country }))
      if (result.ok && result.data) {
        setReread({ of: rendered, lying: result.data })
        // Otherwise the old cart would stay on screen until the sums of the choice arrive.
        setQuoted(null)
      }
      return result
    },
  }
}

async function requestPreview(wanted: string, signal?: AbortSignal): Promise<CallResult<OrderPreview | null>> {
  const result = await previewOrder(JSON.parse(wanted), promoCode(), signal)
  if (!result.ok) logFailure('previewOrder', result.failure)
  return result
}
