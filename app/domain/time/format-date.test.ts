import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatMonth } from './format-date.ts'
import { formatIsoDay, instantOf } from './instant.ts'

test.each([
  ['pl', '2026-11-21 00:30:00', '21 listopada 2026'],
  ['en', '2026-11-21 23:30:00', '21 November 2026'],
] as const)('in %s %s is %s, by the clocks of Warsaw', (language, local, text) => {
  expect(formatDate(instantOf(local), language)).toBe(text)
})

test.each([
  ['pl', '2026-11-30 23:30:00', 'listopad 2026'],
  ['en', '2026-12-01 00:30:00', 'December 2026'],
] as const)('in %s the month of %s is %s, by the clocks of Warsaw', (language, local, text) => {
  expect(formatMonth(instantOf(local), language)).toBe(text)
})

test('a time of day has no seconds; a day is written as ISO 8601 says', () => {
  expect(formatDateTime(instantOf('2026-11-21 14:05:59'), 'pl')).toBe('21 listopada 2026 14:05')
  expect(formatIsoDay({ year: 2026, month: 2, day: 8 })).toBe('2026-02-08')
})
