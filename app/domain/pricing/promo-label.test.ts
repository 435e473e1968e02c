import { expect, test } from 'vitest'
import type { TagId } from '../ids.ts'
import { isPromoLabelActive } from './promo-label.ts'

const SPRING = 5 as TagId
const label = { tag: SPRING, text: 'Wiosna', after: 1000, before: 2000 }

test.each([
  ['between, with the tag', 1500, [SPRING], true],
  ['at the start', 1000, [SPRING], false],
  ['just after the start', 1001, [SPRING], true],
  ['just before the end', 1999, [SPRING], true],
  ['at the end', 2000, [SPRING], false],
  ['without the tag', 1500, [6 as TagId], false],
])('CARD-14: %s', (_sentence, now, tags, isActive) => {
  expect(isPromoLabelActive(label, { tags, now })).toBe(isActive)
})
