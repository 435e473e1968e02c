import { expect, test } from 'vitest'
import { fixedClock, systemClock } from './clock.ts'

test.each(['2022-03-17T11:00:00Z', 1_647_514_800_000, new Date(1_647_514_800_000)])('a clock fixed at %s stands still', (instant) => {
  const clock = fixedClock(instant)
  expect([clock.now(), clock.now()]).toEqual([1_647_514_800_000, 1_647_514_800_000])
})

test('a text that is no instant is refused', () => {
  expect(() => fixedClock('noon')).toThrow(RangeError)
})

test('the system clock goes with the machine', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(1000)
})
