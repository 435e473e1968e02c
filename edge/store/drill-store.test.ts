import { expect, test } from 'vitest'
import { drillStore } from './drill-store.ts'
import { freshnessOf } from './freshness.ts'
import { memoryTier } from './memory-tier.ts'
import { memoryStore } from './test-world/memory-store.ts'
import { testEntry } from './test-world/test-entry.ts'

const NOW = Date.UTC(2026, 10, 1)

test('a drill sees a store in an outage that has lasted, and leaves no trace in it', async () => {
  const memory = memoryTier({ maxBytes: 1e6, now: () => NOW })
  const store = { ...memoryStore(memory, () => NOW), findInOutage: memory.get }
  await memory.put('a', testEntry({ at: NOW }))
  const drill = drillStore(store, () => NOW)
  for (const found of [await drill.find('a'), await drill.findInOutage('a')])
    expect(found && freshnessOf(found, NOW)).toBe('stale-on-error')
  expect([await drill.find('b'), await drill.findInMemory('a'), await drill.findFresh('a')]).toEqual([null, null, null])
  drill.backOff.fail('a', null)
  await drill.put('b', testEntry({ at: NOW }), () => undefined)
  expect([store.backOff.hasFailed('a'), await memory.get('b'), (await memory.get('a'))?.at]).toEqual([false, null, NOW])
})
