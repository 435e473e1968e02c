import { expect, test } from 'vitest'
import { JOURNEY_MIX, sharesOf } from './journey-mix.ts'

test('the mix is of a hundred, and shares come to one', () => {
  expect(Object.values(JOURNEY_MIX).reduce((sum, { share }) => sum + share, 0)).toBe(100)
  for (const target of ['edge', 'mock'] as const) {
    expect(sharesOf('all', target).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  }
  expect(sharesOf('cart', 'mock')).toEqual([{ journey: 'cart', share: 1 }])
})
