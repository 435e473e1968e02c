import { expect, test } from 'vitest'
import { judgeEffect, judgeTogether, worstOf } from './judge-effect.ts'

test.each([
  ['beyond the floor, and surely more', [0.1, 0.12, 0.11, 0.09, 0.1, 0.12], 'worse'],
  ['beyond it the other way', [-0.1, -0.12, -0.11, -0.09, -0.1, -0.12], 'better'],
  ['surely more, but nobody minds', [0.03, 0.031, 0.029, 0.03, 0.03, 0.03], 'same'],
  ['surely more, and the interval crosses the margin', [0.01, 0.11, 0.05, 0.01, 0, 0.11], 'inconclusive'],
  ['beyond it on the whole, and perhaps nothing', [0.3, -0.2, 0.25, -0.1, 0.2, -0.05], 'inconclusive'],
  ['nothing', [0, 0, 0, 0], 'same'],
  ['three restarts', [0.2, 0.2, 0.2], 'invalid'],
] as const)('%s', (_what, restarts, verdict) => expect(judgeEffect(restarts).verdict).toBe(verdict))

test('effect, interval and chance by hand: mean 0.1, standard deviation 0.02, t of 5 degrees 2.015', () => {
  const unit = 0.02 * Math.sqrt(5 / 6)
  const { effect, low, high, chance } = judgeEffect([-1, 1, -1, 1, -1, 1].map((sign) => 0.1 + sign * unit))
  const reach = (2.015 * 0.02) / Math.sqrt(6)
  for (const [value, expected] of [
    [effect, 0.1],
    [low, 0.1 - reach],
    [high, 0.1 + reach],
  ] as const)
    expect(value).toBeCloseTo(Math.exp(expected) - 1, 4)
  // t = 12.25: twice the tail beyond it.
  expect(chance).toBeCloseTo(6.4e-5, 6)
})

/** Restarts with this mean whose t is the second number: their chance depends on it alone. */
const effectOf = (mean: number, t: number) => {
  const unit = ((Math.abs(mean) / t) * Math.sqrt(6)) / Math.sqrt(6 / 5)
  return judgeEffect([-1, 1, -1, 1, -1, 1].map((sign) => mean + sign * unit))
}

test('one of six effects that is called by itself is not called among the six', () => {
  const alone = effectOf(0.1, 3)
  expect(alone).toMatchObject({ verdict: 'worse', chance: expect.closeTo(0.03, 2) })
  const others = Array.from({ length: 5 }, () => judgeEffect([0, 0, 0, 0, 0, 0]))
  expect(judgeTogether([alone, ...others]).map(({ verdict }) => verdict)).toEqual(['inconclusive', ...others.map(() => 'same')])
  expect(judgeTogether([effectOf(0.1, 6), ...others])[0]?.verdict).toBe('worse')
})

test('each call makes room for the next, and ends where one is uncertain', () => {
  // Chances of about 0.002, 0.015, 0.04: below 0.05/3, 0.05/2, 0.05.
  const judged = judgeTogether([effectOf(0.1, 2.8), effectOf(-0.1, 3.7), effectOf(0.1, 6)])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['worse', 'better', 'worse'])
  // The middle one is uncertain, so the last is not called, though its chance alone would do.
  const stopped = judgeTogether([effectOf(0.1, 2.8), effectOf(-0.1, 2.7), effectOf(0.1, 6)])
  expect(stopped.map(({ verdict }) => verdict)).toEqual(['inconclusive', 'inconclusive', 'worse'])
})

test('an effect without enough restarts stays invalid, and takes no share', () => {
  const judged = judgeTogether([judgeEffect([0.2]), effectOf(0.1, 2.8)])
  expect(judged.map(({ verdict }) => verdict)).toEqual(['invalid', 'worse'])
})

test.each([
  [['same', 'better', 'inconclusive', 'invalid', 'worse'], 'worse'],
  [['same', 'better', 'inconclusive', 'invalid'], 'invalid'],
  [['same', 'better', 'inconclusive'], 'inconclusive'],
  [['same', 'better'], 'better'],
  [['same', 'same'], 'same'],
  [[], 'invalid'],
] as const)('%j together are %s', (findings, verdict) => expect(worstOf(findings)).toBe(verdict))
