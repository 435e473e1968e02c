import { expect, test } from 'vitest'
import { judgeRun, type FinishedRun, shopAfter } from './judge-run.ts'
import type { MockControl } from './mock-control.ts'
import { resolveRun } from './resolve-run.ts'

/** A run of sessions with two answers each, beside other programs that take all of the machine. */
function finished(origin: string | null): FinishedRun {
  const params = { journey: 'search', workload: 'average', target: 'edge', rate: 1, seconds: 60, seed: 1, dir: '.data', origin }
  const resolved = resolveRun(params)
  const answer = { name: 'search results', status: 200, trace: '', isExpected: true, at: 1, shellMs: 1, endMs: 2, overdue: Number.NaN }
  const responses = (['hit', 'miss'] as const).map((cache) => ({ ...answer, cache }))
  const note = { journey: 'search', market: 'pl', outcome: 'completed', responses, broken: [], draws: [] } as const
  const cores = { k6: 0.1, others: resolved.machine.cores, stolen: 0 }
  return {
    ...resolved,
    notes: Array.from({ length: 60 }, () => ({ ...note, responses, broken: [], draws: [] })),
    samples: Array.from({ length: 60 }, (_, at) => ({ at: at * 1000, cores, busiest: {}, memoryMb: {} })),
    actions: [],
    summary: { state: { testRunDurationMs: 60_000 }, metrics: {} },
    error: null,
    cutShort: null,
    isInterrupted: false,
    broke: null,
    invariants: [],
    sales: { sold: [], left: new Map() },
    apiCalls: 0,
    oldestPriceSeconds: null,
    ratios: {} as FinishedRun['ratios'],
  }
}

test.each([
  ['a shop that the run started', null, ['foreign-load']],
  ['a shop elsewhere', 'https://staging.example', ['foreign-load']],
  ["one's own shop on this machine, which is among the other programs", 'http://127.0.0.1:8787', []],
])('other programs make a run against %s invalid: %s', (_what, origin, reasons) => {
  expect(judgeRun(finished(origin)).reasons.map(({ id }) => id)).toEqual(reasons)
})

test.each([
  ['a rush have to be sold', [], 1],
  ['a night have not', [{ productId: 7, price: 8, endsAt: 1 }], 0],
])('the pieces of %s', async (_what, endingPromos, count) => {
  const shop = { stockOf: async (ids: readonly number[]) => ids.map(() => 3), invariants: async () => [], callsMade: async () => 0 }
  const product = { id: 7, price: 10, names: { pl: '', en: '', es: '' }, paths: { pl: '', en: '', es: '' } }
  const { sales } = await shopAfter([], { uniques: [product], endingPromos }, shop as unknown as MockControl)
  expect(sales.left.size).toBe(count)
})
