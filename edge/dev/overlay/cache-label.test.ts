import { expect, test } from 'vitest'
import { CACHE_STATUS } from '../../store/cache-status.ts'
import { cacheLabel } from './cache-label.ts'
import { readNotes, writeNotes } from './server-notes.ts'

test.each([
  ['patyna; hit; ttl=18', 12, 'hit', 'hit, 12 s old, fresh for 18 s'],
  ['patyna; hit; ttl=3000', 600, 'hit', 'hit, 10 min old, fresh for 50 min'],
  ['patyna; hit; ttl=-5', 35, 'stale', 'stale since 5 s, 35 s old: revalidated after it'],
  ['patyna; hit; ttl=-400; detail=stale-on-error', 430, 'stale', 'stale, 7 min old: the shop API failed'],
  [CACHE_STATUS.streamed, null, 'miss', 'miss: streamed while it was rendered'],
  [CACHE_STATUS.rendered, null, 'miss', 'miss: rendered and cached'],
  [CACHE_STATUS.collapsed, null, 'miss', 'miss: rendered by a concurrent request'],
  [CACHE_STATUS.revalidated, null, 'miss', 'miss: the cached page was too old'],
  [CACHE_STATUS.incomplete, null, 'miss', 'miss, not cached: a part of it failed'],
  [CACHE_STATUS.bypass, null, 'not stored', 'never cached: a private page, or a chosen world or scenario'],
  [null, null, 'not stored', 'no Cache-Status'],
] as const)('%s, %j s old', (status, age, kind, label) => {
  expect(cacheLabel(status, age)).toMatchObject({ kind, label })
})

test('what the stack notes is read again from the entries of a browser', () => {
  const notes = { trace: 'a'.repeat(32), cacheStatus: 'patyna; hit; ttl=18', age: 12 }
  const entries = [...writeNotes(notes).matchAll(/([\w-]+);desc="([^"]*)"/g)].map(([, name = '', description = '']) => ({
    name,
    description,
  }))
  expect(readNotes(entries)).toEqual(notes)
  expect(readNotes([])).toEqual({ trace: null, cacheStatus: null, age: null })
  expect(writeNotes({ trace: '"; evil;desc="x', cacheStatus: null, age: null })).toBe('overlay-trace;desc="; evil;desc=x"')
})
