import { expect, test } from 'vitest'
import { warsawDay, wireDate, wireDay } from './date.ts'

test.each([
  ['in winter', '2022-01-31T23:30:00Z', '2022-02-01 00:30:00'],
  ['in summer', '2022-07-01T22:00:00Z', '2022-07-02 00:00:00'],
  ['at midnight, not 24:00', '2022-03-17T23:00:00Z', '2022-03-18 00:00:00'],
  ['before the clocks go forward', '2022-03-27T00:59:59Z', '2022-03-27 01:59:59'],
  ['after it', '2022-03-27T01:00:00Z', '2022-03-27 03:00:00'],
])('PRD-40: the local time of Warsaw %s', (_case, instant, date) => {
  expect(wireDate(Date.parse(instant))).toEqual({ date, timezone_type: 3, timezone: 'Europe/Warsaw' })
  expect(warsawDay(Date.parse(instant))).toBe(date.slice(0, 10))
})

test('a day is its midnight', () => {
  expect(wireDay('2022-03-20').date).toBe('2022-03-20 00:00:00')
})
