import { expect, test } from 'vitest'
import type { Cart, CartItem } from '../cart/cart.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { isSameTotals, type OrderTotals, shownTotals } from './order-totals.ts'

const item = (id: number, price: number, changes: Partial<CartItem> = {}) => aCartItem({ ...changes, id, price: zloty(price) })
const parcel = (vendorId: number, deliveryTypeId: number, price: number, ...items: CartItem[]) =>
  aParcel(items, vendorId, { deliveryTypeId, price: zloty(price) })
const cart = (total: number, ...deliveries: Cart['deliveries']) => aCart(deliveries, { totalCost: zloty(total), products: zloty(total) })

const vendors = (...totals: number[]) => totals.map((total, at) => ({ vendorId: at + 1, total }))
const TOTALS: OrderTotals = {
  currencyId: 'PLN',
  total: 60_000,
  vendors: vendors(40_000, 30_000),
}

test('GAP-98: totals are what the screen shows: per vendor products and delivery, in all what is to be paid', () => {
  const shown = cart(
    600,
    parcel(2, 1, 0, item(3, 500, { promoPrice: zloty(300) })),
    parcel(1, 1, 10, item(1, 100, { quantity: 2 }), item(9, 999, { isAvailable: false })),
    parcel(1, 2, 90, item(1, 100)),
  )
  expect(shownTotals(shown)).toEqual(TOTALS)
})

test.each<[string, Partial<OrderTotals>, boolean]>([
  ['the same', {}, true],
  ['vendors in another order', { vendors: TOTALS.vendors.toReversed() }, true],
  ['another total', { total: 600_000 }, false],
  ['another currency', { currencyId: 'EUR' }, false],
  ['a vendor less', { vendors: TOTALS.vendors.slice(1) }, false],
  ['another vendor', { vendors: TOTALS.vendors.map((vendor) => Object.assign({}, vendor, { vendorId: vendor.vendorId + 1 })) }, false],
  ['one vendor costs something else', { vendors: vendors(40_000, 30_001) }, false],
  ['the same in all, from other vendors', { vendors: vendors(30_000, 40_000) }, false],
])('GAP-98: %s', (_what, change, isSame) => {
  expect(isSameTotals(TOTALS, { ...TOTALS, ...change })).toBe(isSame)
  expect(isSameTotals({ ...TOTALS, ...change }, TOTALS)).toBe(isSame)
})
