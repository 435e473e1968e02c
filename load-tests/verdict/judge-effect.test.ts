import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { judgeEffect, worstOf } from './judge-effect.ts'

test.each([
  ['beyond the floor, and surely more', [0.1, 0.12, 0.11, 0.09, 0.1, 0.12], 'worse'],
  ['beyond it the other way', [-0.1, -0.12, -0.11, -0.09, -0.1, -0.12], 'better'],
  ['surely more, but nobody minds', [0.03, 0.031, 0.029, 0.03, 0.03, 0.03], 'same'],
  ['surely more, and the interval crosses the floor', [0.02, 0.06, 0.05, 0.04, 0.03, 0.06], 'inconclusive'],
  ['beyond it on the whole, and perhaps nothing', [0.3, -0.2, 0.25, -0.1, 0.2, -0.05], 'inconclusive'],
  ['nothing', [0, 0, 0, 0], 'same'],
  ['three restarts', [0.2, 0.2, 0.2], 'invalid'],
] as const)('%s', (_what, restarts, verdict) => expect(judgeEffect(restarts).verdict).toBe(verdict))

test('effect and interval by hand: mean 0.1, standard deviation 0.02, t of 5 degrees 2.571', () => {
  const unit = 0.02 * Math.sqrt(5 / 6)
  const { effect, low, high } = judgeEffect([-1, 1, -1, 1, -1, 1].map((sign) => 0.1 + sign * unit))
  const reach = (2.571 * 0.02) / Math.sqrt(6)
  for (const [value, expected] of [
    [effect, 0.1],
    [low, 0.1 - reach],
    [high, 0.1 + reach],
  ] as const)
    expect(value).toBeCloseTo(Math.exp(expected) - 1, 6)
})

test.each([
  [['same', 'worse', 'better'], 'worse'],
  [['same', 'better'], 'better'],
  [['same', 'inconclusive'], 'inconclusive'],
  [['same', 'same'], 'same'],
  [['same', 'invalid'], 'invalid'],
  [[], 'invalid'],
] as const)('%j together are %s', (findings, verdict) => expect(worstOf(findings)).toBe(verdict))

/** Measured variation on this size of machine (README.md), between processes of one build and between pairs of segments. */
const OF_A_PROCESS = 0.035
const OF_A_PAIR = 0.1
const PAIRS = 12
const RESTARTS = 10
const COMPARISONS = 4000

test.each([
  ['a fifth more is found', 0.2, 'worse', 0.99, 1],
  ['a fifth less is found', -0.2, 'better', 0.99, 1],
  ['a tenth more is found nine times of ten', 0.1, 'worse', 0.9, 1],
  ['the same is seldom called worse', 0, 'worse', 0, 0.025],
  ['the same is seldom called better', 0, 'better', 0, 0.025],
] as const)('by simulation, %s', (_what, truth, verdict, least, most) => {
  const random = seededRandom(7)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const restart = () => {
    const processes = (normal() - normal()) * OF_A_PROCESS
    return Math.log(1 + truth) + processes + (normal() * OF_A_PAIR) / Math.sqrt(PAIRS)
  }
  const found = Array.from({ length: COMPARISONS }, () => judgeEffect(Array.from({ length: RESTARTS }, restart)).verdict)
  const rate = found.filter((each) => each === verdict).length / COMPARISONS
  expect(rate).toBeGreaterThanOrEqual(least)
  expect(rate).toBeLessThanOrEqual(most)
})
