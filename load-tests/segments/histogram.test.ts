import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { percentile } from '../statistics/percentiles.ts'
import { histogramOf, mergedHistogram, percentileIn, timesIn } from './histogram.ts'

const random = seededRandom(7)
/** A long-tailed distribution of times: half of them below 10 ms, some above 1 s. */
const TIMES = Array.from({ length: 20_000 }, () => 10 * Math.exp(3 * (random() + random() + random() - 1.5)))

test.each([50, 90, 95, 99, 100])('p%d of a histogram is that of the times, to half a hundredth', (hundredths) => {
  const exact = percentile(
    TIMES.toSorted((a, b) => a - b),
    hundredths,
  )
  expect(percentileIn(histogramOf(TIMES), hundredths) / exact).toBeCloseTo(1, 2)
})

test('merged histograms are the histogram of all; averaged percentiles are not', () => {
  const [quick, slow] = [TIMES.slice(0, 15_000), TIMES.slice(15_000).map((ms) => ms * 20)]
  const merged = mergedHistogram([histogramOf(quick), histogramOf(slow)])
  expect(merged).toEqual(histogramOf([...quick, ...slow]))
  const averaged = (percentileIn(histogramOf(quick), 95) + percentileIn(histogramOf(slow), 95)) / 2
  expect(Math.abs(averaged / percentileIn(merged, 95) - 1)).toBeGreaterThan(0.2)
})

test('nothing has no percentile; the greatest is never exceeded', () => {
  expect(percentileIn(histogramOf([]), 95)).toBeNaN()
  expect(mergedHistogram([])).toEqual(histogramOf([]))
  expect(timesIn(histogramOf([3, 3, 3]))).toMatchObject({ count: 3, max: 3, p50: expect.closeTo(3, 1), p99: expect.closeTo(3, 1) })
  expect(percentileIn(histogramOf([0, 0, 0.001]), 50)).toBe(0.001)
})
