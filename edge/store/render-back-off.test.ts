import { expect, test } from 'vitest'
import { createBackOff } from './render-back-off.ts'

const NOW = Date.UTC(2026, 10, 1)

test.each([
  ['without a word of the shop 5 s', null, 5],
  ['as long as the shop asks for', 20, 20],
  ['never longer than a minute', 3600, 60],
  ['never shorter than 5 s', 0, 5],
])('%s', (_rule, retryAfter, seconds) => {
  let time = NOW
  const backOff = createBackOff(10, () => time)
  expect(backOff.isWaiting('a')).toBe(false)
  backOff.fail('a', retryAfter)
  time += seconds * 1000 - 1
  expect([backOff.isWaiting('a'), backOff.isWaiting('b')]).toEqual([true, false])
  time += 1
  expect([backOff.isWaiting('a'), backOff.hasFailed('a')]).toEqual([false, true])
  time += 60_000
  expect(backOff.hasFailed('a')).toBe(false)
})

test('a success ends it', () => {
  const backOff = createBackOff(10, () => NOW)
  backOff.fail('a', null)
  backOff.succeed('a')
  expect([backOff.isWaiting('a'), backOff.hasFailed('a')]).toEqual([false, false])
})
