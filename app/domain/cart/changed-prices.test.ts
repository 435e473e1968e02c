import { expect, test } from 'vitest'
import { aCart, aCartItem, aParcel, zloty } from '../../testing/a-cart.ts'
import { formerPrices } from './changed-prices.ts'

const CHAIR = aCartItem({ price: zloty(400), quantity: 2 })
const before = aCart([aParcel([CHAIR], 1, { price: zloty(20) })])

test('GAP-98: of what is as it was nothing is said', () => {
  const { lines, parcels, sums } = formerPrices(before, before)
  expect([lines.size, parcels.size, sums]).toEqual([0, 0, {}])
})

test('GAP-98: a line says what all its pieces cost before, a parcel what its delivery did, the sums what they were', () => {
  const now = aCart([aParcel([{ ...CHAIR, price: zloty(450) }], 1, { price: zloty(30) })], { totalCost: zloty(930) })
  const { lines, parcels, sums } = formerPrices(before, now)
  expect([...lines]).toEqual([['1/1/1', zloty(800)]])
  expect([...parcels]).toEqual([['1/1', zloty(20)]])
  expect(sums).toEqual({ total: zloty(0) })
})

test('GAP-98: a promotion is what a line costs', () => {
  const now = aCart([aParcel([{ ...CHAIR, promoPrice: zloty(300) }], 1, { price: zloty(20) })])
  expect([...formerPrices(before, now).lines]).toEqual([['1/1/1', zloty(800)]])
  expect([...formerPrices(now, before).lines]).toEqual([['1/1/1', zloty(600)]])
})

test('GAP-98: a line that is new has no price before; its parcel, which is new as well, cost nothing else', () => {
  const added = aParcel([aCartItem({ id: 2 })], 2, { price: zloty(15) })
  const { lines, parcels } = formerPrices(before, aCart([...before.deliveries, added]))
  expect([...lines]).toEqual([['2/1/2', null]])
  expect(parcels.size).toBe(0)
})
