import { expect, test } from 'vitest'
import type { Answered, CacheState, SessionNote } from '../plan.ts'
import { answersOf, brokenRatios, loadRatios } from './load-ratios.ts'

function session(...answers: readonly (readonly [string, CacheState])[]): SessionNote {
  const times: Omit<Answered, 'name' | 'cache'> = { status: 200, at: 1, shellMs: 1, endMs: 1, overdue: Number.NaN }
  return { journey: 'cart', market: 'pl', answers: answers.map(([name, cache]) => ({ ...times, name, cache })), broken: [], draws: [] }
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
  const ratios = loadRatios({ answers: answersOf(NOTES), apiCalls: 11, summary: null, target: 'edge' })
  expect(ratios).toMatchObject({ hitRatio: 0.5, staleRatio: 0.25, pages: 5, requests: 6 })
  // One of the eleven was the like.
  expect(ratios.apiCallsPerPage).toBe(2)
})

test('a ratio that could not be worked out is broken', () => {
  const ratios = loadRatios({ answers: [], apiCalls: 0, summary: null, target: 'edge' })
  expect(brokenRatios('cart', ratios)).toHaveLength(3)
  expect(brokenRatios('a journey without a budget', ratios)).toEqual([])
})
