import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './instant.ts'

test.each([
  ['two days and a half are days', 2.5 * DAY_MS, { unit: 'days', value: 2 }],
  ['24 hours are a day', DAY_MS, { unit: 'days', value: 1 }],
  ['a moment less is hours', DAY_MS - 1, { unit: 'hours', value: 23 }],
  ['60 minutes are an hour', HOUR_MS, { unit: 'hours', value: 1 }],
  ['a moment less is minutes', HOUR_MS - 1, { unit: 'minutes', value: 59 }],
  ['minutes are rounded down', 2 * MINUTE_MS + 59 * SECOND_MS, { unit: 'minutes', value: 2 }],
  ['seconds are a minute', 5 * SECOND_MS, { unit: 'minutes', value: 1 }],
  ['the end itself still counts', 0, { unit: 'minutes', value: 1 }],
  ['after the end there is nothing', -1, null],
])('PRM-16, GAP-85: %s', (_sentence, left, expected) => {
  const now = 1_647_500_000_000
  expect(countdown(now, now + left)).toEqual(expected)
})
