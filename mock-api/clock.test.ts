import { expect, test } from 'vitest'
import { FASTEST_CLOCK, instantOn, LAST_INSTANT } from './clock.ts'
import { NOON } from './test-world/time.ts'

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
