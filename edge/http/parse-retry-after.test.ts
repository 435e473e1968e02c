import { expect, test } from 'vitest'
import { parseRetryAfter } from './parse-retry-after.ts'

const NOW = Date.UTC(2026, 10, 1)

test.each([
  [null, null],
  ['120', 120],
  ['Sun, 01 Nov 2026 00:00:30 GMT', 30],
  ['Sun, 01 Nov 2020 00:00:30 GMT', 0],
  ['soon', null],
  ['-5', null],
])('Retry-After: %j is %j', (header, seconds) => {
  expect(parseRetryAfter(header, NOW)).toBe(seconds)
})
