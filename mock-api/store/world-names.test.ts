import { expect, test } from 'vitest'
import { collectableFrom, readSnapshotWorld, snapshotWorld, WORLD_NAME } from './world-names.ts'

const DAY_MS = 86_400_000

test.each([
  ['seed', null],
  ['main', null],
  ['main:before-sale', null],
  ['cart-3', 30 * 60_000],
  ['cart-3:before', DAY_MS],
])('%s is kept %s ms after its last use; null is for ever', (name, keptMs) => {
  expect(collectableFrom({ name, usedAt: 1000 })).toBe(keptMs === null ? null : 1000 + keptMs)
})

test('a snapshot knows its world, and nobody can enter it', () => {
  const name = snapshotWorld('cart-3', 'before')
  expect(readSnapshotWorld(name)).toEqual({ world: 'cart-3', snapshot: 'before' })
  expect(readSnapshotWorld('cart-3')).toBeNull()
  expect([WORLD_NAME.test(name), WORLD_NAME.test('cart-3'), WORLD_NAME.test('seed'), WORLD_NAME.test('seed-2')]).toEqual([
    false,
    true,
    false,
    true,
  ])
})
