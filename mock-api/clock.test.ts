import { expect, test } from 'vitest'
import { FASTEST_CLOCK, instantOn, LAST_INSTANT, systemClock } from './clock.ts'
import { fixedClock, NOON } from './test-world/time.ts'

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

test.each([
  ['nobody touched', null, NOON + 5, NOON + 5],
  ['stands still', { setAt: 1000, shows: NOON, speed: 0 }, 9000, NOON],
  ['goes as time goes', { setAt: 1000, shows: NOON, speed: 1 }, 1500, NOON + 500],
  ['goes sixty times as fast', { setAt: 1000, shows: NOON, speed: 60 }, 2000, NOON + 60_000],
  ['shows whole ms', { setAt: 0, shows: NOON, speed: 0.3 }, 5, NOON + 1],
  ['stops at the last instant', { setAt: 0, shows: NOON, speed: FASTEST_CLOCK }, 1e12, LAST_INSTANT],
] as const)('a clock that %s', (_what, clock, machineNow, shown) => {
  expect(instantOn(clock, machineNow)).toBe(shown)
})
