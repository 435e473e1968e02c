import { expect, test } from 'vitest'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import type { ProductId } from '../ids.ts'
import type { CartItem } from './cart.ts'
import { changesSince, seenCart } from './seen-cart.ts'

const CHAIR = aCartItem({ name: 'Fotel', price: zloty(400) })
const cartOf = (...items: readonly CartItem[]) => aCart([aParcel(items)])

test.each<[string, Partial<CartItem>, Partial<CartItem>, string[]]>([
  ['nothing, when nothing did', {}, {}, []],
  ['a higher price', {}, { price: zloty(450) }, ['price 40000 45000']],
  ['a reduction that began', {}, { promoPrice: zloty(350) }, ['price 40000 35000']],
  [
    'a regular price below a reduction that holds: nothing is paid otherwise',
    { promoPrice: zloty(350) },
    { promoPrice: zloty(350), price: zloty(500) },
    [],
  ],
  ['stock that is gone', {}, { isAvailable: false }, ['gone 40000 40000']],
  ['gone before the price', {}, { isAvailable: false, price: zloty(450) }, ['gone 40000 45000']],
  ['nothing of what was gone already', { isAvailable: false }, { isAvailable: false, price: zloty(450) }, []],
  ['what can be had again', { isAvailable: false }, {}, ['back 40000 40000']],
  ['the price of what can be had again', { isAvailable: false }, { price: zloty(450) }, ['price 40000 45000']],
  ['nothing of a quantity, which the shopper chose', {}, { quantity: 2 }, []],
])('says %s', (_what, before, now, said) => {
  const changes = changesSince(seenCart(cartOf({ ...CHAIR, ...before })), cartOf({ ...CHAIR, ...now }))
  expect(changes.map(({ kind, before, now }) => `${kind} ${before.minor} ${now.minor}`)).toEqual(said)
})

test('a line that is new was never anything else, and one that was taken out is not mentioned', () => {
  const lamp = { ...CHAIR, id: 2 as ProductId, name: 'Lampa', price: zloty(90) }
  expect(changesSince(seenCart(cartOf(CHAIR)), cartOf(lamp))).toEqual([])
})

test('prices of two currencies are not compared', () => {
  const euros = seenCart(cartOf(CHAIR))
  expect(changesSince({ ...euros, currencyId: 'EUR' }, cartOf({ ...CHAIR, price: zloty(93) }))).toEqual([])
})
