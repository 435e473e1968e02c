import type { OrderPreview, PaymentOption } from '../domain/checkout/checkout.ts'
import type { CurrencyId } from '../domain/market.ts'
import type { Order, OrderRow, Payment } from '../domain/checkout/order.ts'
import type { DiscountCode, ProList, SharedList } from '../domain/account/professional.ts'
import { paymentMethods, previewOrder } from './contract/checkout.ts'
import { sandboxPayment } from './contract/sandbox-payment.ts'
import { orderDetails, orders } from './contract/orders.ts'
import { discountCodes, proLists, sharedList } from './contract/pro.ts'
import { UNKNOWN } from '../domain/unknown-word.ts'
import type { ShopCall } from './shop-call.ts'
import { toOrder, toOrderRow, toPayment } from './to-order.ts'
import { toPreview } from './to-preview.ts'
import { toDiscountCode, toProList, toSharedList } from './to-professional.ts'

/** Orders per page of the list. */
export const ORDERS_PER_PAGE = 20

/** Cart, checkout and orders of the shop API, for one visitor. All calls but the first three need a login. */
export interface OrdersShop {
  /** Preview of an order of the cart; null when there is nothing to order. */
  preview: (promoCode: string | null) => Promise<OrderPreview | null>
  /** Payment methods for a currency. */
  paymentOptions: (currencyId: CurrencyId) => Promise<readonly PaymentOption[]>
  /** null = no such payment. */
  payment: (id: string) => Promise<Payment | null>
  /** Newest first; pages count from 1. */
  orders: (page: number) => Promise<{ items: readonly OrderRow[]; total: number }>
  /** null = the visitor has no such order. @param payment id of a payment of a guest's order, which stands for a login (EXT-46) */
  order: (id: number, payment?: string) => Promise<Order | null>
  /** An order of this browser's last guest; null = it is none, or somebody is logged in (EXT-45). */
  guestOrder: (id: number) => Promise<Order | null>
  proLists: () => Promise<readonly ProList[]>
  /** Of anybody with its link (EXT-23); null = no list has this key. */
  sharedList: (key: string) => Promise<SharedList | null>
  discountCodes: () => Promise<readonly DiscountCode[]>
}

interface OrdersVisitor {
  /** No session, so no call is made. */
  isNobody: boolean
  /** A guest who has ordered of late. */
  hasGuestOrder: boolean
}

/** Binds the calls to one visitor. */
export function createOrdersShop(call: ShopCall, { isNobody, hasGuestOrder }: OrdersVisitor): OrdersShop {
  const order = async (id: number, payment?: string) => {
    const answer = await call(orderDetails, { path: { id }, ...(payment !== undefined && { query: { payment } }) })
    return answer && toOrder(answer.data)
  }
  return {
    async preview(promoCode) {
      const answer = isNobody ? null : await call(previewOrder, { body: { deliveries: [], promoCode } })
      return answer && toPreview(answer.data)
    },
    async paymentOptions(currencyId) {
      const items = (await call(paymentMethods))?.data.items ?? []
      return items.flatMap(({ id, name, min, max, currencies }) =>
        id === UNKNOWN || !currencies.includes(currencyId) ? [] : [{ id, name, min, max }],
      )
    },
    async payment(id) {
      const answer = await call(sandboxPayment, { path: { paymentId: id } })
      return answer && toPayment(answer.data)
    },
    async orders(page) {
      const answer = await call(orders, { query: { page, per_page: ORDERS_PER_PAGE } })
      return { items: answer?.data.items.map(toOrderRow) ?? [], total: answer?.data.pagination.total ?? 0 }
    },
    order,
    guestOrder: async (id) => (hasGuestOrder ? order(id) : null),
    async proLists() {
      return (await call(proLists))?.data.items.map(toProList) ?? []
    },
    async sharedList(key) {
      const answer = await call(sharedList, { path: { key } })
      return answer && toSharedList(answer.data)
    },
    async discountCodes() {
      return (await call(discountCodes))?.data.items.map(toDiscountCode) ?? []
    },
  }
}
