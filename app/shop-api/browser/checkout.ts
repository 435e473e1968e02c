import type { AddressLines } from '../../domain/checkout/address.ts'
import type { OrderPreview } from '../../domain/checkout/checkout.ts'
import type { Money } from '../../domain/pricing/money.ts'
import type { OrderTotals } from '../../domain/checkout/order-totals.ts'
import { RE_PAY_METHOD } from '../../domain/checkout/payment-methods.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import type { placeOrder as placeRoute, previewOrder as previewRoute } from '../contract/checkout.ts'
import type { ResponseData, Stated } from '../shop-call.ts'
import { toPreview } from '../to-preview.ts'
import { type CallResult, type CallFailure, callShop } from './call-shop.ts'

/** Options of calls about the cart and orders of the user or guest shown on the page. */
const OF_OWNER = { group: 'cart', isPersonal: true } as const

/** The way of delivery chosen for a vendor. */
interface ChosenDelivery {
  vendorId: number
  deliveryTypeId: number
}

/** Request to place an order (GAP-31). */
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
  /** The totals on screen: the order is refused if they differ (GAP-98). */
  expectedTotals: OrderTotals
}

/** An order that was placed. */
export interface PlacedOrder {
  orderId: number
  number: string
  /** Address of the payment page. */
  paymentLink: string
}

/** An order that the shop API placed at another total than the request stated; the edge detects this. */
export interface OrderAtOtherTotal extends PlacedOrder {
  total: Money
}

/** What an order is previewed with. */
export interface PreviewRequest {
  deliveries: readonly ChosenDelivery[]
  /** Where it is to be sent; absent for a shop API that knows one country alone (EXT-49). */
  countryId?: string
}

/** Previews the order of the cart with these deliveries; null when the cart is empty. */
export async function previewOrder(
  request: PreviewRequest,
  promoCode: string | null,
  signal?: AbortSignal,
): Promise<CallResult<OrderPreview | null>> {
  const result = await callShop<ResponseData<typeof previewRoute>>('/shop/checkout/preview', {
    ...OF_OWNER,
    headers: CART_LOCALE,
    body: { ...request, promoCode },
    ...(signal && { signal }),
  })
  return result.ok ? { ok: true, data: toPreview(result.data) } : result
}

/**
 * Places an order for the cart.
 * @param key idempotency key: the same request sent again places no second order (EXT-06)
 * @param isGuests the page is a guest's: nobody who has logged in meanwhile orders (EXT-45)
 */
export async function placeOrder(
  request: OrderRequest,
  { key, isGuests }: { key: string; isGuests: boolean },
): Promise<CallResult<PlacedOrder>> {
  return callShop('/shop/checkout/order', {
    ...OF_OWNER,
    isGuests,
    headers: { ...CART_LOCALE, 'idempotency-key': key },
    body: request satisfies Stated<typeof placeRoute>,
  })
}

/** The new preview from a PRICE_CHANGED refusal; null when the refusal carries none. */
export function previewIn({ code, error }: CallFailure): OrderPreview | null {
  if (code !== 'PRICE_CHANGED') return null
  // The edge only passes on what satisfies the contract; only types of it are imported here.
  const { preview } = error as { preview?: ResponseData<typeof previewRoute> }
  return preview ? toPreview(preview) : null
}

/** The order that was placed at another total; null = none was. */
export function orderIn({ code, error }: CallFailure): OrderAtOtherTotal | null {
  return code === 'ORDERED_AT_OTHER_TOTAL' ? (error as { order: OrderAtOtherTotal }).order : null
}

interface RePayOptions {
  /** @default the specification's re-pay method */
  method?: string | undefined
  /** Id of a payment of the order; it authorises the call in place of a login. @default none */
  reference?: string | null | undefined
}

/** Creates a new payment for an order that awaits one (spec §7, §9). */
export async function rePay(
  orderId: number,
  { method = RE_PAY_METHOD, reference = null }: RePayOptions = {},
): Promise<CallResult<{ paymentLink: string }>> {
  const body = { paymentMethod: method, ...(reference !== null && { payment: reference }) }
  return callShop(`/shop/checkout/re-pay/${orderId}`, {
    ...OF_OWNER,
    // The reference authorises the call, so it does not also require a login.
    isPersonal: reference === null,
    body,
  })
}

/** Pays on the sandbox page, or rejects the payment (GAP-32). */
export async function settlePayment(id: string, status: 'PAID' | 'REJECTED'): Promise<CallResult<object>> {
  return callShop(`/shop/checkout/sandbox-payment/${id}`, { group: 'cart', body: { status } })
}
