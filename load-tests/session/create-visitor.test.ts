import { expect, test } from 'vitest'
import type { OfferedProduct, Plan } from '../plan.ts'
import { visitorsOf } from './create-visitor.ts'

const TEXTS = { pl: '', en: '', es: '' }
const PRODUCTS: OfferedProduct[] = Array.from({ length: 9 }, (_, id) => ({ id, price: 1, names: TEXTS, paths: TEXTS }))
const QUERIES = { pl: ['a'], en: ['a'], es: ['a'] }

function visitor(run: string) {
  const plan = { seed: 1, run, checkedShare: 0.5, browser: null, assortment: { exponent: 1, queries: QUERIES } } as unknown as Plan
  return visitorsOf(plan, PRODUCTS)('login', ['login', 7])
}

test('a run makes the choices of an earlier one of its seed, as somebody whom the shop does not know yet', () => {
  const [first, again] = [visitor('2026-11-29T10:00'), visitor('2026-11-29T10:05')]
  expect([again.market, again.product().id, again.checksPages]).toEqual([first.market, first.product().id, first.checksPages])
  expect(again.guestId).not.toBe(first.guestId)
  expect(visitor('2026-11-29T10:00').guestId).toBe(first.guestId)
})
