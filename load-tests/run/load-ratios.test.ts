import { expect, test } from 'vitest'
import type { ResponseRecord, CacheState, SessionRecord } from '../plan.ts'
import { responseCountsOf, brokenRatios, loadRatios } from './load-ratios.ts'

function session(...responses: readonly (readonly [string, CacheState])[]): SessionRecord {
  const times: Omit<ResponseRecord, 'name' | 'cache'> = {
    status: 200,
    at: 1,
    shellMs: 1,
    endMs: 1,
    overdue: Number.NaN,
    trace: '',
    isExpected: true,
  }
  return {
    journey: 'cart',
    market: 'pl',
    outcome: 'completed',
    responses: responses.map(([name, cache]) => ({ ...times, name, cache })),
    broken: [],
    draws: [],
  }
}

const NOTES = [
  session(
    ['product', 'hit'],
    ['product', 'stale'],
    ['product', 'miss'],
    ['listing', 'collapsed'],
    ['cart page', 'bypass'],
    ['like', 'none'],
  ),
]

test('hits count stale ones; what is not to be stored is no page of the ratio', () => {
  const ratios = loadRatios({ responses: responseCountsOf(NOTES), apiCalls: 11, summary: null, target: 'edge' })
  expect(ratios).toMatchObject({ hitRatio: 0.5, staleRatio: 0.25, pages: 5, requests: 6 })
  // One of the 11 calls is the like itself.
  expect(ratios.apiCallsPerPage).toBe(2)
})

test('of refreshes it says how many were rendered for them, and how many were not modified', () => {
  const responses = [
    { name: 'listing refresh', cache: 'hit', status: 304, count: 5 },
    { name: 'listing refresh', cache: 'renewed', status: 304, count: 2 },
    { name: 'product refresh', cache: 'miss', status: 200, count: 1 },
    { name: 'listing', cache: 'miss', status: 200, count: 7 },
  ]
  const ratios = loadRatios({ responses, apiCalls: 0, summary: null, target: 'edge' })
  expect([ratios.refreshesRendered, ratios.refreshesUnchanged]).toEqual([1 / 8, 7 / 8])
})

test('a ratio that could not be worked out is broken', () => {
  const ratios = loadRatios({ responses: [], apiCalls: 0, summary: null, target: 'edge' })
  expect(brokenRatios('cart', ratios)).toHaveLength(3)
  expect(brokenRatios('a journey without a budget', ratios)).toEqual([])
})
