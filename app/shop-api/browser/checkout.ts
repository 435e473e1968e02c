import type { AddressLines } from '../../domain/checkout/address.ts'
import type { OrderPreview } from '../../domain/checkout/checkout.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { OrderTotals } from '../../domain/checkout/order-totals.ts'
import { RE_PAY_METHOD } from '../../domain/checkout/payment-methods.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import type { previewOrder as previewRoute } from '../contract/checkout.ts'
import type { AnswerData } from '../shop-call.ts'
import { toPreview } from '../to-preview.ts'
import { type CallResult, type CallFailure, callShop } from './call-shop.ts'

/** The cart and the orders that a page shows are its user's, or its guest's. */
const OF_OWNER = { group: 'cart', isPersonal: true } as const

/** How a vendor is to send. */
interface ChosenDelivery {
  vendorId: number
  deliveryTypeId: number
}

/** What an order says (GAP-31). */
export interface OrderRequest {
  email: string
  phone: string
  firstName: string
  lastName: string
  deliveryAddress: AddressLines
  invoice: { company: string; nip: string; address: string } | null
  deliveries: readonly ChosenDelivery[]
  paymentMethod: string
  promoCode: string | null
  comment: string
  termsAgreement: true
  /** What is on the screen: nothing is ordered at other totals (GAP-98). */
  expectedTotals: OrderTotals
}

/** An order that was placed. */
export interface PlacedOrder {
  orderId: number
  number: string
  /** Where to pay it. */
  paymentLink: string
}

/** An order that a shop API placed at another total than it was sent; the edge found that out. */
export interface OrderAtOtherTotal extends PlacedOrder {
  total: Money
}

/** The cart as it would be ordered so; null when it is empty. */
export async function previewOrder(
  deliveries: readonly ChosenDelivery[],
  promoCode: string | null,
  signal?: AbortSignal,
): Promise<CallResult<OrderPreview | null>> {
  const result = await callShop<AnswerData<typeof previewRoute>>('/shop/checkout/preview', {
    ...OF_OWNER,
    headers: CART_LOCALE,
    body: { deliveries, promoCode },
    ...(signal && { signal }),
  })
  return result.ok ? { ok: true, data: toPreview(result.data) } : result
}

/** Orders what is in the cart. @param key of this one order: sent again with the same request, nothing is ordered twice (EXT-06) */
export async function placeOrder(request: OrderRequest, key: string): Promise<CallResult<PlacedOrder>> {
  return callShop('/shop/checkout/order', { ...OF_OWNER, headers: { ...CART_LOCALE, 'idempotency-key': key }, body: request })
}

/** The order as it would be now, of a refusal because of other totals; null = the refusal says nothing of it. */
export function previewIn({ code, error }: CallFailure): OrderPreview | null {
  if (code !== 'PRICE_CHANGED') return null
  // The edge passes on what keeps the contract; only types of it are loaded here.
  const { preview } = error as { preview?: AnswerData<typeof previewRoute> }
  return preview ? toPreview(preview) : null
}

/** The order that was placed at another total; null = there is none. */
export function orderIn({ code, error }: CallFailure): OrderAtOtherTotal | null {
  return code === 'ORDERED_AT_OTHER_TOTAL' ? (error as { order: OrderAtOtherTotal }).order : null
}

interface RePayOptions {
  /** @default that of the specification */
  method?: string | undefined
  /** Id of a payment of the order, which stands for the login of who ordered. @default none */
  reference?: string | null | undefined
}

/** A new payment for an order that awaits one (spec §7, §9). */
export async function rePay(
  orderId: number,
  { method = RE_PAY_METHOD, reference = null }: RePayOptions = {},
): Promise<CallResult<{ paymentLink: string }>> {
  const body = { paymentMethod: method, ...(reference !== null && { payment: reference }) }
  return callShop(`/shop/checkout/re-pay/${orderId}`, {
    ...OF_OWNER,
    // The reference stands for a login, so none is expected beside it.
    isPersonal: reference === null,
    body,
  })
}

/** Pays on the sandbox page, or rejects (GAP-32). */
export async function settlePayment(id: string, status: 'PAID' | 'REJECTED'): Promise<CallResult<object>> {
  return callShop(`/shop/checkout/sandbox-payment/${id}`, { group: 'cart', body: { status } })
}
