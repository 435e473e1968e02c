import { expect, test } from 'vitest'
import { deliveryEndDate } from '../delivery/delivery-end-date.ts'
import { seededRandom } from '../seeded-random.ts'
import { countdown } from './countdown.ts'
import { calendarDay, DAY_MS, HOUR_MS, type Instant, instantOf, MINUTE_MS, SECOND_MS } from './instant.ts'
import { nextChange } from './next-change.ts'

const NOON = instantOf('2022-03-17 12:00:00')

test.each([
  ['with nothing that ends, at midnight of the shop', [], instantOf('2022-03-18 00:00:00')],
  ['at the end of a promotion', [NOON + 30 * SECOND_MS], NOON + 30 * SECOND_MS],
  ['when its countdown shows a minute less', [NOON + 2 * MINUTE_MS + 1000], NOON + 1000],
  ['when its countdown shows an hour less', [NOON + 2 * HOUR_MS + 1000], NOON + 1000],
  ['when its countdown shows a day less', [NOON + 3 * DAY_MS + 1000], NOON + 1000],
  ['the first of several', [NOON + 5 * HOUR_MS + 3000, NOON + 2000, NOON + 7 * DAY_MS + 4000], NOON + 2000],
  ['what is over changes nothing', [NOON - 1, 0], instantOf('2022-03-18 00:00:00')],
  ['what ends just now may have been shown already', [NOON], NOON],
])('PRM-16: a page changes %s', (_sentence, instants, expected) => {
  expect(nextChange(NOON, instants)).toBe(expected)
})

test('midnight is the next one where clocks change: a day of 23 hours', () => {
  expect(nextChange(instantOf('2022-03-27 00:00:00'), [])).toBe(instantOf('2022-03-28 00:00:00'))
  expect(instantOf('2022-03-28 00:00:00') - instantOf('2022-03-27 00:00:00')).toBe(23 * HOUR_MS)
})

test('until the next change countdowns, dates and what has ended stay as they are', () => {
  const random = seededRandom(7)
  const between = (from: Instant, to: Instant) => from + Math.floor(random() * (to - from))
  for (let each = 0; each < 1000; each++) {
    const now = NOON + between(0, 300 * DAY_MS)
    const reach = [MINUTE_MS, HOUR_MS, DAY_MS, 90 * DAY_MS][each % 4] ?? 0
    const instants = [between(now - reach, now + reach), between(now - reach, now + reach)]
    const later = between(now, nextChange(now, instants))
    const shownAt = (at: Instant) => [
      calendarDay(at),
      deliveryEndDate(at, 3, instants[0]),
      instants.map((end) => [countdown(at, end), at <= end, at < end, at > end, at >= end]),
    ]
    expect(shownAt(later), `${now} ${later} ${instants.join(' ')}`).toEqual(shownAt(now))
  }
})
