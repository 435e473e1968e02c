import { expect, test } from 'vitest'
import { DAY_MS } from '#app/domain/time/instant.ts'
import { lowestPriceBefore } from './lowest-price.ts'

const BEGAN = Date.parse('2022-03-16T11:00:00Z')
const day = (days: number, price: number) => ({ at: BEGAN - days * DAY_MS, price })

test.each([
  ['the one price it always had', [day(400, 900)], 900],
  ['the lowest of several within 30 days', [day(60, 900), day(20, 700), day(10, 800)], 700],
  ['a price of before that still held', [day(60, 600), day(5, 900)], 600],
  ['not a price that ended exactly 30 days before', [day(60, 600), day(30, 900), day(5, 950)], 900],
  ['a price that ended a moment after that', [day(60, 600), { at: BEGAN - 30 * DAY_MS + 1, price: 900 }], 600],
  ['not the reduced price itself', [day(60, 900), day(0, 500)], 900],
  ['not what came during the reduction', [day(60, 900), day(0, 800), day(-3, 400)], 900],
  ['since it came, when that is under 30 days ago', [day(3, 900), day(2, 850)], 850],
])('EXT-01: %s', (_case, history, lowest) => {
  expect(lowestPriceBefore(history, BEGAN)).toBe(lowest)
})

test.each([
  ['it had none', []],
  ['it began with the reduction', [day(0, 500)]],
])('EXT-01: no price before when %s', (_case, history) => {
  expect(lowestPriceBefore(history, BEGAN)).toBeNull()
})
