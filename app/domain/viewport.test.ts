import { expect, test } from 'vitest'
import { isMobile, MOBILE_MEDIA_QUERY } from './viewport.ts'

test('MKT-22: the media query', () => expect(MOBILE_MEDIA_QUERY).toBe('(max-width: 768px), (orientation: portrait)'))

test.each([
  ['a phone', 390, 844, true],
  ['a phone on its side', 700, 390, true],
  ['exactly 768 px', 768, 500, true],
  ['769 px', 769, 500, false],
  ['GAP-25: a portrait monitor', 1080, 1920, true],
  ['a desktop', 1920, 1080, false],
])('MKT-22: %s', (_sentence, width, height, expected) => {
  expect(isMobile({ width, height })).toBe(expected)
})
