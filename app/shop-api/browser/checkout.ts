import type { AddressLines } from '../../domain/address.ts'
import type { OrderPreview } from '../../domain/checkout.ts'
import { RE_PAY_METHOD } from '../../domain/payment-methods.ts'
import { CART_LOCALE } from '../cart-locale.ts'
import type { previewOrder as previewRoute } from '../contract/checkout.ts'
import type { AnswerData } from '../shop-call.ts'
import { toPreview } from '../to-preview.ts'
import { type Answer, callShop } from './call-shop.ts'

const group = 'cart'

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
}

/** An order that was placed. */
export interface PlacedOrder {
  orderId: number
  number: string
  /** Where to pay it. */
  paymentLink: string
}

/** The cart as it would be ordered so; null when it is empty. */
export async function previewOrder(
  deliveries: readonly ChosenDelivery[],
  promoCode: string | null,
  signal?: AbortSignal,
): Promise<Answer<OrderPreview | null>> {
  const answer = await callShop<AnswerData<typeof previewRoute>>('/shop/checkout/preview', {
    group,
    headers: CART_LOCALE,
    body: { deliveries, promoCode },
    ...(signal && { signal }),
  })
  return answer.ok ? { ok: true, data: toPreview(answer.data) } : answer
}

/** Orders what is in the cart. @param key of this one order: sent again with the same request, nothing is ordered twice (EXT-06) */
export async function placeOrder(request: OrderRequest, key: string): Promise<Answer<PlacedOrder>> {
  return callShop('/shop/checkout/order', { group, headers: { ...CART_LOCALE, 'idempotency-key': key }, body: request })
}

/** A new payment for an order that awaits one (spec §7, §9). */
export async function rePay(orderId: number): Promise<Answer<{ paymentLink: string }>> {
  return callShop(`/shop/checkout/re-pay/${orderId}`, { group, body: { paymentMethod: RE_PAY_METHOD } })
}

/** Pays on the sandbox page, or rejects (GAP-32). */
export async function settlePayment(id: string, status: 'PAID' | 'REJECTED'): Promise<Answer<object>> {
  return callShop(`/shop/checkout/sandbox-payment/${id}`, { group, body: { status } })
}
