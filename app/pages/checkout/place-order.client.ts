import { type CheckoutDraft, chosenDeliveries, goneNames, type OrderPreview } from '../../domain/checkout/checkout.ts'
import { undeliveredNames } from '../../domain/cart/cart.ts'
import type { Language } from '../../domain/language.ts'
import { isSameTotals, shownTotals } from '../../domain/checkout/order-totals.ts'
import type { CountryOption } from '../../features/country-fields/country-option.ts'
import { sentPhone, sentTaxNumber } from '../../features/country-fields/sent-values.ts'
import { sendGuestClient } from '../../shop-api/browser/account.ts'
import { type CallResult, type CallFailure, isDefinite, logFailure } from '../../shop-api/browser/call-shop.ts'
import {
  type OrderAtOtherTotal,
  orderIn,
  type OrderRequest,
  placeOrder,
  type PlacedOrder,
  previewIn,
} from '../../shop-api/browser/checkout.ts'
import { whenSettled } from '../../shop-api/browser/in-turn.ts'
import { newKey } from '../../shop-api/browser/repeat-key.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'

/** Result of a click on the order button. */
export type OrderOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  /** The totals differ from those on screen: the shopper must see the new ones first (GAP-98). */
  | { kind: 'changed' }
  /** Other vendors or ways of delivery lie in the cart, as it was changed in another tab: the shopper must see it first (GAP-98). */
  | { kind: 'otherCart' }
  /** The shop API placed the order at another total than shown: the shopper decides whether to pay it. */
  | { kind: 'atOtherTotal'; order: OrderAtOtherTotal }
  /** An item is not available any more (GAP-100). */
  | { kind: 'gone' }
  /** A vendor does not send to the country of the address (EXT-49). */
  | { kind: 'notSentThere' }
  /** The cart was emptied in the meantime. */
  | { kind: 'empty' }
  /** The guest's e-mail belongs to an account (GAP-41). */
  | { kind: 'emailTaken' }
  | { kind: 'failed'; failure: CallFailure | null }

interface OrderInput {
  draft: CheckoutDraft
  /** Of the buyer's phone and tax number. */
  country: CountryOption | undefined
  comment: string
  language: Language
  /** For a guest: each try creates a client without a password first (GAP-41, AUTH-09). */
  isGuest: boolean
  /** The deliveries as chosen in the cart. */
  lying: OrderPreview
  shown: OrderPreview
  /** Fetches the current preview of the order; null = the cart is empty. */
  renew: () => Promise<CallResult<OrderPreview | null>>
  /** Fetches and shows the cart as it lies now, with no deliveries chosen; null = it is empty. */
  reread: () => Promise<CallResult<OrderPreview | null>>
  /** Shows the new preview. */
  show: (preview: OrderPreview) => void
  save: (change: Partial<CheckoutDraft>) => void
}

/** Fetches the preview again, then places the order. A request without a response is retried with the same idempotency key, so nothing is ordered twice. */
export async function order({
  draft,
  country,
  comment,
  language,
  isGuest,
  lying,
  shown,
  renew,
  reread,
  show,
  save,
}: OrderInput): Promise<OrderOutcome> {
  const request = orderRequest(draft, { country, comment, lying, shown })
  if (!request) return { kind: 'failed', failure: null }
  const text = JSON.stringify(request)
  const isRepeated = draft.sent?.request === text
  if (!isRepeated) {
    // Of other tabs, too: the totals are compared with the cart that is ordered.
    await whenSettled(VISITOR_KEYS.cart)
    const chosen = await renew()
    const doesFit = chosen.ok || chosen.failure.status !== 422
    const renewed = doesFit ? chosen : await reread()
    if (!renewed.ok) return { kind: 'failed', failure: renewed.failure }
    const now = renewed.data
    if (!now) return { kind: 'empty' }
    if (goneNames(now.cart).length > 0) return { kind: 'gone' }
    if (!doesFit) return { kind: 'otherCart' }
    if (undeliveredNames(now.cart).length > 0) return { kind: 'notSentThere' }
    if (!isSameTotals(shownTotals(now.cart), request.expectedTotals)) return { kind: 'changed' }
  }
  const key = (isRepeated && draft.sent?.key) || newKey()
  save({ sent: { request: text, key } })
  // Before each try: the shop API answers the client of the try before, and its token is fresh (EXT-45).
  if (isGuest) {
    const made = await sendGuestClient({
      email: request.email,
      defaultLangId: language,
      personalDataAgreement: true,
      termsAgreement: true,
    })
    if (!made.ok) {
      if (isDefinite(made)) save({ sent: null })
      // 409 as well when somebody has logged in in another tab, which the page says.
      const isTaken = made.failure.status === 409 && made.failure.kind !== 'ended'
      return isTaken ? { kind: 'emailTaken' } : failed('createWithoutRegistration', made.failure)
    }
  }
  const result = await placeOrder(request, { key, isGuests: isGuest })
  // Only a request without a response is retried.
  if (isDefinite(result)) save({ sent: null })
  if (result.ok) return { kind: 'placed', order: result.data }
  return refused(result.failure, { renew, show })
}

async function refused(failure: CallFailure, { renew, show }: Pick<OrderInput, 'renew' | 'show'>): Promise<OrderOutcome> {
  const now = previewIn(failure)
  if (now) {
    show(now)
    return { kind: 'changed' }
  }
  const order = orderIn(failure)
  if (order) return { kind: 'atOtherTotal', order }
  if (isAboutCountry(failure)) {
    await renew()
    return { kind: 'notSentThere' }
  }
  if (failure.code !== 'NOT_AVAILABLE') return failed('placeOrder', failure)
  await renew()
  return { kind: 'gone' }
}

/** Whether an order was refused at the country of its address. */
function isAboutCountry({ status, fields }: CallFailure): boolean {
  return status === 422 && 'deliveryAddress.countryId' in fields
}

function orderRequest(
  { contact, address, ways, payment }: CheckoutDraft,
  { country, comment, lying, shown }: Pick<OrderInput, 'country' | 'comment' | 'lying' | 'shown'>,
): OrderRequest | null {
  if (!contact || !address || payment === null) return null
  const { email, phone, firstName, lastName, wantsInvoice, company, nip, invoiceAddress } = contact
  return {
    email,
    phone: sentPhone(phone, country),
    firstName,
    lastName,
    deliveryAddress: address,
    invoice: wantsInvoice ? { company, nip: sentTaxNumber(nip, country), address: invoiceAddress } : null,
    deliveries: chosenDeliveries(lying, ways),
    paymentMethod: payment,
    promoCode: shown.cart.discount?.code ?? null,
    comment,
    termsAgreement: true,
    expectedTotals: shownTotals(shown.cart),
  }
}

function failed(call: string, failure: CallFailure): OrderOutcome {
  logFailure(call, failure)
  return { kind: 'failed', failure }
}
