import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('beyond the bound the entry that was set the longest ago is forgotten', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('c', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
})

test('to set an entry again makes it the newest, to look at it does not', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3)
  map.get('b')
  map.set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

test('without room nothing is kept', () => {
  expect(new BoundedMap<string, number>(0).set('a', 1).size).toBe(0)
})
