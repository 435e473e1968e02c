import { expect, test } from 'vitest'
import { seededRandom } from '#app/domain/seeded-random.ts'
import type { CellName } from '../compared-cells.ts'
import { MARKETS } from '../plan.ts'
import { judgeComparison, type Pair, type PairHalf } from './judge-comparison.ts'

interface PairOptions {
  restarts?: number
  /** Ratio of B to A, of processor time and of response times. */
  cpu?: number
  time?: number
  /** Factor by which a build is slower if it comes first. */
  order?: number
  /** Cell of all pairs. */
  cell?: CellName
  /** Lost pairs out of ten. */
  lost?: number
}

/** Pairs of one cell in all markets with a little deterministic noise. */
function pairs({ restarts = 6, cpu = 1, time = 1, order = 1, cell = 'search', lost = 0 }: PairOptions): Pair[] {
  const random = seededRandom(3)
  const noise = () => 1 + (random() - 0.5) * 0.02
  const half = (by: { cpu: number; time: number }): PairHalf => ({
    sessions: 20,
    requests: 20,
    cpuSeconds: 0.02 * by.cpu * noise(),
    responses: Array.from({ length: 20 }, (_, at) => ({
      name: 'search',
      cache: 'none' as const,
      status: 200,
      at: 0,
      shellMs: 1,
      endMs: (3 + at / 20) * by.time * noise(),
      overdue: Number.NaN,
      trace: '',
      isExpected: true,
    })),
  })
  return Array.from({ length: restarts }, (_, round) =>
    Array.from({ length: 12 }, (_, nth): Pair => {
      const first = nth % 2 === 0 ? 'a' : 'b'
      return {
        round,
        nth,
        cell,
        market: MARKETS[nth % MARKETS.length] ?? 'pl',
        first,
        a: half({ cpu: first === 'a' ? order : 1, time: 1 }),
        b: half({ cpu: cpu * (first === 'b' ? order : 1), time }),
        cores: { k6: 0.3, foreign: 0.05, stolen: 0 },
        faults: nth % 10 < lost ? ['other programs were busy'] : [],
      }
    }),
  ).flat()
}

test('a cell that lost many segments makes a comparison invalid, however whole the others are', () => {
  const { verdict, reasons } = judgeComparison([
    ...pairs({ lost: 3 }),
    ...pairs({ cell: 'search miss' }),
    ...pairs({ cell: 'product miss' }),
  ])
  expect({ verdict, reasons }).toEqual({ verdict: 'invalid', reasons: [expect.stringContaining('of the segments of search were lost')] })
})

test.each([
  ['nothing', {}, 'same'],
  ['a fifth more processor time', { cpu: 1.2 }, 'worse'],
  ['a fifth less', { cpu: 0.8 }, 'better'],
  ['slower with the same processor time', { time: 1.1 }, 'worse'],
  ['two of twelve lost', { cpu: 1.2, lost: 1 }, 'worse'],
  ['too many lost', { cpu: 1.2, lost: 3 }, 'invalid'],
  ['too few restarts', { cpu: 1.2, restarts: 3 }, 'invalid'],
  ['who comes first pays a fifth more', { order: 1.2 }, 'invalid'],
] as const)('%s', (_what, options, verdict) => {
  const judged = judgeComparison(pairs(options))
  expect(judged.verdict).toBe(verdict)
  expect(judged.reasons.length > 0).toBe(verdict === 'invalid')
})

test('a row for all markets and one for each, with effects and what A takes', () => {
  const { rows, pairs: counted } = judgeComparison(pairs({ cpu: 1.2 }))
  expect(rows.map(({ cell, market, pairs }) => [cell, market, pairs])).toEqual([
    ['search', 'all', 72],
    ['search', 'pl', 24],
    ['search', 'en', 24],
    ['search', 'es', 24],
  ])
  expect(rows[0]?.cpu.effect).toBeCloseTo(0.2, 2)
  expect(rows[0]?.baseline.cpu).toBeCloseTo(1, 1)
  expect(counted).toEqual({ all: 72, lost: 0 })
})

test.each([
  ['a better cell among cells that are the same', { cpu: 0.8 }, {}, 'better'],
  ['a better cell beside one that is worse', { cpu: 0.8 }, { cpu: 1.2 }, 'worse'],
  ['a better cell beside one that is not known', { cpu: 0.8 }, { restarts: 3 }, 'invalid'],
] as const)('%s', (_what, search, miss, verdict) => {
  expect(judgeComparison([...pairs(search), ...pairs({ ...miss, cell: 'search miss' })]).verdict).toBe(verdict)
})

test.each([
  ['of one request those in its usual cache state count', 'search', 12, 'same', 72],
  ['of several requests all count', 'cart', 12, 'worse', 72],
  ['halves with four such responses do not', 'search', 16, 'invalid', 0],
] as const)('times: %s', (_what, name, slow, verdict, counted) => {
  const odd = pairs({}).map((pair) => {
    const responses = pair.b.responses.map((one, at) =>
      Math.abs(at - 9.5) > (20 - slow) / 2 ? { ...one, name, cache: 'miss' as const, endMs: 1000 } : one,
    )
    return { ...pair, b: { ...pair.b, responses } }
  })
  const { rows, ...judged } = judgeComparison(odd)
  expect([judged.verdict, rows[0]?.pairs ?? 0]).toEqual([verdict, counted])
})

test('nothing measured is invalid', () => expect(judgeComparison([]).verdict).toBe('invalid'))
