import { expect, test } from 'vitest'
import type { CacheState, ResponseRecord } from '../plan.ts'
import { loadRatios } from './load-ratios.ts'

const response = (name: string, cache: CacheState, status = 200): ResponseRecord => ({
  name,
  cache,
  status,
  at: 1,
  shellMs: 1,
  endMs: 1,
  overdue: Number.NaN,
  trace: '',
  isExpected: true,
})

test('hits count stale ones; what is not to be stored is no page of the ratio, and a call through the gateway none of a page', () => {
  const [hit, stale, miss] = [response('product', 'hit'), response('product', 'stale'), response('product', 'miss')]
  const responses = [hit, stale, miss, response('listing', 'collapsed'), response('cart page', 'bypass'), response('like', 'none')]
  expect(loadRatios({ responses, apiCalls: 11, summary: null, target: 'edge' })).toMatchObject({
    hitRatio: 0.5,
    staleRatio: 0.25,
    pages: 5,
    requests: 6,
    apiCallsPerPage: 2,
  })
})

test('bytes are those of a request, and a page of the mock has no calls of its own', () => {
  const summary = { state: { testRunDurationMs: 1 }, metrics: { data_received: { values: { count: 600 } } } }
  const responses = [response('product', 'hit'), response('product', 'miss')]
  expect(loadRatios({ responses, apiCalls: 11, summary, target: 'mock' })).toMatchObject({
    bytesPerRequest: 300,
    apiCallsPerPage: Number.NaN,
  })
})

test('of refreshes it says how many were rendered for them, and how many were not modified', () => {
  const responses = [response('listing refresh', 'hit', 304), response('product refresh', 'miss'), response('listing', 'miss')]
  expect(loadRatios({ responses, apiCalls: 0, summary: null, target: 'edge' })).toMatchObject({
    refreshesRendered: 0.5,
    refreshesUnchanged: 0.5,
  })
})
