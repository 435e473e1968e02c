import { expect, test } from 'vitest'
import { readCacheStatus } from './read-cache-status.ts'

test.each([
  ['patyna; hit; ttl=12', 'hit', -12],
  ['patyna; hit; ttl=0', 'hit', 0],
  ['patyna; hit; ttl=-40', 'stale', 40],
  ['patyna; hit; ttl=-40; detail=stale-on-error', 'stale', 40],
  ['patyna; fwd=uri-miss', 'miss', Number.NaN],
  ['patyna; fwd=uri-miss; stored', 'miss', Number.NaN],
  ['patyna; fwd=stale; stored', 'miss', Number.NaN],
  ['patyna; fwd=stale; fwd-status=304; stored', 'renewed', Number.NaN],
  ['patyna; fwd=uri-miss; stored; collapsed', 'collapsed', Number.NaN],
  ['patyna; fwd=bypass', 'bypass', Number.NaN],
  [undefined, 'none', Number.NaN],
])('%s is %s, %s s overdue', (header, state, overdue) => {
  const response = readCacheStatus(header)
  expect(response.state).toBe(state)
  expect(response.overdue + 0).toBe(overdue)
})
