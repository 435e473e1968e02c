import { DELIVERY_TYPE } from '#app/domain/delivery/delivery.ts'
import { isPaidStatus, type OrderStatus } from '#app/domain/checkout/order-status.ts'
import { OrderBody } from '#app/shop-api/contract/checkout.ts'
import type { OwnerKey } from '../../accounts/likes.ts'
import { lineOf } from '../../cart/add-product.ts'
import type { Checkout } from '../../orders/checkout.ts'
import { type OrderParts, placeOrder } from '../../orders/place-order.ts'
import { previewOrder } from '../../orders/preview-order.ts'
import { ownDeliveryPrice } from '../../pricing/delivery-zones.ts'
import type { ResponseContext } from '../../response-context.ts'

interface Wanted {
  /** Whose order it becomes. */
  owner: OwnerKey['owner']
  /** A guest nobody is, whose cart is filled for it, so that the owner's stays. */
  cart: OwnerKey['owner']
  buyer: { email: string; firstName: string; lastName: string }
  lines: readonly { productId: number; quantity: number; deliveryTypeId?: number | undefined }[]
}

/** Places an order as a shopper does: cart, preview, order. The caller holds a transaction. @returns its id, or the field that is wrong */
export function makeOrder(parts: OrderParts, { owner, cart, buyer, lines }: Wanted, context: ResponseContext): number | string {
  const { checkout } = parts
  const { world, now, store } = context
  const key = { world, owner: cart }
  const refused = () => {
    checkout.carts.clear(key)
    return 'lines'
  }
  const deliveries = new Map<string, { vendorId: number; deliveryTypeId: number }>()
  for (const { productId, quantity, deliveryTypeId } of lines) {
    const product = store.products.offer(world, productId)
    if (!product) return refused()
    const type =
      deliveryTypeId ?? (ownDeliveryPrice(product, DELIVERY_TYPE.STANDARD) === null ? DELIVERY_TYPE.HOME : DELIVERY_TYPE.STANDARD)
    const before = lineOf(checkout.carts.lines(key), { productId, deliveryTypeId: type })?.quantity ?? 0
    const line = { productId, quantity: before + quantity, deliveryTypeId: type, zipCode: null, campaignId: null, listId: null }
    checkout.carts.put(key, { line: { ...line, addedAt: now }, now })
    deliveries.set(`${product.vendorId} ${type}`, { vendorId: product.vendorId, deliveryTypeId: type })
  }
  previewOrder(checkout, { key: { world, owner }, lines: checkout.carts.lines(key), code: null, context })
  const body = OrderBody.parse({ ...BUYER, ...buyer, deliveries: [...deliveries.values()] })
  const placed = placeOrder(parts, { key: { world, owner }, cart: key, body, context })
  return placed.status === 200 ? placed.body.data.orderId : refused()
}

const BUYER = {
  phone: '501 234 567',
  deliveryAddress: { street: 'Piotrkowska', building: '104', apartment: null, zipCode: '90-926', city: 'Łódź', countryId: 'PL' },
  invoice: null,
  paymentMethod: 'BANK_TRANSFER',
  promoCode: null,
  termsAgreement: true,
}

/** The states of an order that is sent, in their order. */
const ON_ITS_WAY = ['PAID', 'IN_PREPARATION', 'SHIPPED', 'DELIVERED'] as const

/** Brings an order into a state through those before it, as its buyer and sellers would. The caller holds a transaction. */
export function bringInto(checkout: Checkout, key: OrderKey, status: OrderStatus, now: number): void {
  const last = ON_ITS_WAY.findIndex((each) => each === status)
  if (last < 0) return status === 'AWAITING_PAYMENT' ? undefined : enterState(checkout, key, status, now)
  for (const each of ON_ITS_WAY.slice(0, last + 1)) enterState(checkout, key, each, now)
}

interface OrderKey {
  world: string
  id: number
}

/** Brings an order into one state; an order that is paid has a payment that says so. The caller holds a transaction. */
export function enterState({ orders, payments }: Checkout, key: OrderKey, status: OrderStatus, now: number): void {
  if (status === 'CANCELLED') return orders.cancel(key, now)
  if (isPaidStatus(status)) payments.end(key, 'PAID', now)
  orders.enter(key, status, now)
}
