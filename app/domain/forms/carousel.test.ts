import { expect, test } from 'vitest'
import { hasArrows } from './carousel.ts'

test.each([
  ['UIK-35', true, 1, false],
  ['UIK-35', true, 2, true],
  ['UIK-36', false, 4, false],
  ['UIK-36', false, 5, true],
])('%s: on mobile (%s) %i items have arrows: %s', (_id, isMobile, itemCount, expected) => {
  expect(hasArrows({ isMobile, itemCount })).toBe(expected)
})
