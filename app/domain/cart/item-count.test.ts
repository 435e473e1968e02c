import { expect, test } from 'vitest'
import { badgeText, itemCount } from './item-count.ts'

const delivery = (...ids: number[]) => ({ items: ids.map((id) => ({ id })) })

test.each([
  ['an empty cart', [], 0],
  ['distinct ids of one delivery', [delivery(1, 2)], 2],
  ['the same id in two deliveries counts once', [delivery(1, 2), delivery(2, 3)], 3],
])('HDR-06: %s', (_sentence, deliveries, count) => {
  expect(itemCount(deliveries)).toBe(count)
})

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('HDR-07: %i shows as %s', (count, text) => {
  expect(badgeText(count)).toBe(text)
})
