import { expect, test } from 'vitest'
import { meanBusiest, peakCores, type Sample } from './sampler.ts'

/** Samples of a second each. */
const samples = (k6: readonly number[], others: readonly number[] = []): Sample[] =>
  k6.map((cores, at) => ({
    at: at * 1000,
    cores: { k6: cores, others: others[at] ?? 0, stolen: 0.01 },
    busiest: {},
    memoryMb: {},
  }))
const seconds = (count: number, cores: number) => Array.from({ length: count }, () => cores)

test('a peak counts however long the run and its end are: k6 in 10 s, other programs in 30 s', () => {
  const k6 = [...seconds(120, 0.2), ...seconds(10, 1.4), ...seconds(75, 0)]
  const others = [...seconds(20, 0), ...seconds(15, 1), ...seconds(170, 0)]
  const { generator, foreign } = peakCores(samples(k6, others))
  expect(generator).toBeCloseTo(1.4, 6)
  // Half of the worst 30 s.
  expect(foreign).toBeCloseTo(0.51, 6)
})

test('a run shorter than a window counts as a whole, without the seconds that could not be read', () => {
  expect(peakCores(samples([0.2, Number.NaN, 0.6])).generator).toBeCloseTo(0.4, 6)
  expect(peakCores([]).generator).toBeNaN()
})

test('the busiest thread is told apart from all of its process', () => {
  const ofThreads = (k6: number) => ({ at: 0, cores: { k6: 1.6, others: 0, stolen: 0 }, busiest: { k6 }, memoryMb: {} })
  expect(meanBusiest([ofThreads(0.4), ofThreads(0.6)])).toEqual({ k6: 0.5 })
  expect(meanBusiest([ofThreads(Number.NaN)]), 'of a system that does not tell').toEqual({ k6: Number.NaN })
})
