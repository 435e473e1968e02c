import { expect, test } from 'vitest'
import { lateResponses, missingSamples, type ResponseGroup, unexpectedAnswers, unjudgedStates, unstored } from './response-rules.ts'

const GROUP: ResponseGroup = {
  name: 'product',
  kind: 'page',
  cache: 'hit',
  count: 10,
  unexpected: 0,
  medianMs: 5,
  longestMs: 20,
  overdue: -3,
  freshFor: 50,
}
const JUDGED = ['page_shell{cache:hit}', 'page_shell{cache:miss}', 'call_time']
const LIMITS = { medianMs: 1500, longestMs: 10_000, lifetimeOf: () => ({ fresh: 60, stale: 300 }) }
const ids = (reasons: readonly { id: string }[]) => reasons.map(({ id }) => id)

test.each([
  ['is fast', {}, []],
  ['hangs in the median', { medianMs: 1600, longestMs: 1700 }, ['hangs-product']],
  ['hangs once', { longestMs: 12_000 }, ['hangs-product']],
  ['is slow in two responses', { count: 2, medianMs: 1600, longestMs: 1700 }, []],
  ['is stale as long as it may be', { overdue: 300 }, []],
  ['is older than that', { overdue: 301 }, ['page-age']],
  ['is to be fresh for a year', { freshFor: 31_536_000 }, ['page-age']],
] as const)('a request that %s', (_what, changed, expected) =>
  expect(ids(lateResponses([{ ...GROUP, ...changed }], LIMITS))).toEqual(expected),
)

test('unexpected answers count over all responses', () => {
  const groups = [GROUP, { ...GROUP, name: 'order', unexpected: 3 }]
  expect(unexpectedAnswers(groups, 0.1)).toMatchObject([{ id: 'answer-status', value: 0.15, limit: 0.1 }])
  expect(unexpectedAnswers(groups, 0.15)).toEqual([])
})

test('states without a threshold are named, of pages alone', () => {
  const groups = [GROUP, { ...GROUP, cache: 'renewed' }, { ...GROUP, kind: 'call' as const, cache: 'none' }]
  expect(unjudgedStates(groups, ['page_shell{cache:hit}'])).toEqual(['renewed'])
})

test.each([
  ['few pages', [{ ...GROUP, cache: 'miss', count: 99 }], 0],
  ['many pages, none of them stored', [{ ...GROUP, cache: 'bypass', count: 100 }], 1],
  [
    'many pages, one of them stored',
    [
      { ...GROUP, cache: 'miss', count: 100 },
      { ...GROUP, count: 1 },
    ],
    0,
  ],
] as const)('a store that stores nothing: %s', (_what, groups, count) => expect(unstored(groups, JUDGED)).toHaveLength(count))

test.each([
  ['pages of both kinds', [GROUP, { ...GROUP, cache: 'miss' }], true, 0],
  ['hits alone', [GROUP], true, 1],
  ['no page, of the edge', [{ ...GROUP, kind: 'call' as const }], true, 0],
  ['no call, of the mock', [], false, 1],
] as const)('samples that are due: %s', (_what, groups, hasEdge, count) => {
  expect(missingSamples(groups, { hasEdge, judged: JUDGED })).toHaveLength(count)
  expect(missingSamples(groups, { hasEdge, judged: [] })).toEqual([])
})
