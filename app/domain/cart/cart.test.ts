import { describe, expect, test } from 'vitest'
import { canCheckOut, type Cart, type CartItem, holdsAll, lineIn, undeliveredNames, withQuantity } from './cart.ts'
import { amountOff, cartSums, shownSums } from './cart-sums.ts'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import type { ProductId } from '../ids.ts'

const item = (id: number, changes: Partial<CartItem> = {}) => aCartItem({ ...changes, id })
const parcel = (deliveryTypeId: number, ...items: CartItem[]) => aParcel(items, 1, { deliveryTypeId })
const cart = (...deliveries: Cart['deliveries']) => aCart(deliveries, { totalCost: zloty(100) })

/** Product, delivery and quantity of each line. */
const linesOf = (one: Cart | null) =>
  one?.deliveries.flatMap(({ deliveryTypeId, items }) => items.map(({ id, quantity }) => `${id}/${deliveryTypeId}: ${quantity}`)) ?? null

describe('a line gets another quantity', () => {
  const both = cart(parcel(1, item(1), item(2)), parcel(2, item(1)))
  test.each([
    ['of the one way of delivery alone', both, { productId: 1, deliveryTypeId: 2 }, 3, ['1/1: 1', '2/1: 1', '1/2: 3']],
    ['0 takes it out', both, { productId: 2, deliveryTypeId: 1 }, 0, ['1/1: 1', '1/2: 1']],
    ['a parcel without lines goes', both, { productId: 1, deliveryTypeId: 2 }, 0, ['1/1: 1', '2/1: 1']],
    ['what is not there changes nothing', both, { productId: 9, deliveryTypeId: 1 }, 3, ['1/1: 1', '2/1: 1', '1/2: 1']],
    ['the last line out leaves an empty cart', cart(parcel(1, item(1))), { productId: 1, deliveryTypeId: 1 }, 0, null],
    ['an empty cart stays empty', null, { productId: 1, deliveryTypeId: 1 }, 2, null],
  ])('%s', (_what, before, line, quantity, after) =>
    expect(linesOf(withQuantity(before, { ...line, productId: line.productId as ProductId }, quantity))).toEqual(after),
  )
})

test('GAP-100: one thing that is gone blocks the checkout', () => {
  expect(canCheckOut(cart(parcel(1, item(1), item(2))))).toBe(true)
  expect(canCheckOut(cart(parcel(1, item(1), item(2, { isAvailable: false }))))).toBe(false)
  expect(canCheckOut(cart(parcel(1, item(1)), parcel(2, item(2, { isAvailable: false }))))).toBe(false)
})

test('GAP-96: a discount is the sum of its parts', () => {
  const discount = { code: 'WITAJ10', off: { products: zloty(10), deliveries: zloty(5) } }
  expect(cartSums({ ...cart(parcel(1, item(1))), discount }).discount).toEqual(zloty(15))
  expect(cartSums(cart(parcel(1, item(1)))).discount).toEqual(zloty(0))
})

test.each([
  ['what adds up, and what comes off', [200, 15, 20, 195], ['products 200', 'delivery 15', 'discount -20', 'total 195']],
  ['no discount where none is, and a word for a delivery that costs nothing', [0, 0, 0, 0], ['products 0', 'delivery free', 'total 0']],
  ['a delivery without a price', [200, null, 0, 200], ['products 200', 'delivery null', 'total 200']],
])('the sums below a cart are %s', (_what, [products, delivery, discount, total], expected) => {
  const money = (amount: number | null | undefined) => zloty(amount ?? 0)
  const sums = {
    products: money(products),
    delivery: delivery === null ? null : money(delivery),
    discount: money(discount),
    total: money(total),
  }
  const shown = shownSums(sums).map(({ sum, money: amount, isFree }) => `${sum} ${isFree ? 'free' : amount && amount.minor / 100}`)
  expect(shown).toEqual(expected)
})

test('what came off an order is what its products and its deliveries cost less', () => {
  expect(amountOff({ products: 200, deliveries: 30, productsAfterDiscounts: 180, deliveriesAfterDiscounts: 25 })).toBe(25)
})

test('EXT-49: what is not sent to the country is named', () => {
  const names = undeliveredNames(cart(parcel(1, item(1)), { ...parcel(2, item(2), item(3)), isDelivered: false }))
  expect(names).toEqual(['Fotel 2', 'Fotel 3'])
})

test.each([
  ['by the way of delivery that is asked for', { productId: 1, deliveryTypeId: 2 }, 7],
  ['by whichever way it comes', { productId: 1 }, 4],
  ['not by another way', { productId: 2, deliveryTypeId: 2 }, undefined],
])('a line is found %s', (_how, line, quantity) => {
  const both = cart(parcel(1, item(1, { quantity: 4 }), item(2)), parcel(2, item(1, { quantity: 7 })))
  expect(lineIn(both, { ...line, productId: line.productId as ProductId })?.item.quantity).toBe(quantity)
})

test.each([
  ['nothing is known of the cart', undefined, false],
  ['the cart is empty', null, false],
  ['it holds something else', cart(parcel(1, item(2, { quantity: 3 }))), false],
  ['it holds one of three', cart(parcel(1, item(1))), false],
  ['it holds three of three', cart(parcel(1, item(2), item(1, { quantity: 3 }))), true],
  ['two ways of delivery hold three in all', cart(parcel(1, item(1, { quantity: 2 })), parcel(2, item(1))), true],
  ['it holds one by a way that is offered no more', cart(parcel(1, item(1, { amountOfAvailableItems: 0 })), parcel(2, item(1))), false],
  ['it holds more than are left', cart(parcel(1, item(1, { quantity: 2, amountOfAvailableItems: 1 }))), true],
])('GAP-97: while %s, all pieces of a product are in it: %s', (_when, one, expected) => {
  expect(holdsAll(one, 1 as ProductId)).toBe(expected)
})
