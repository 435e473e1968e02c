import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('beyond the bound the entry that was set first is evicted', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('c', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
})

test('setting or reading an entry makes it the most recently used; a missing one changes nothing', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3)
  expect([map.get('b'), map.get('x')]).toEqual([2, undefined])
  map.set('c', 4)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 4],
  ])
})

test('with a bound of 0 nothing is kept', () => {
  expect(new BoundedMap<string, number>(0).set('a', 1).size).toBe(0)
})
