import { expect, test } from 'vitest'
import { keepNewest } from './keep-newest.ts'

test('the oldest goes, and what is set again is the newest', () => {
  const kept = new Map<string, number>()
  for (const [at, key] of ['a', 'b', 'a', 'c', 'd'].entries()) keepNewest(kept, key, at, 3)
  expect([...kept]).toEqual([
    ['a', 2],
    ['c', 3],
    ['d', 4],
  ])
})
