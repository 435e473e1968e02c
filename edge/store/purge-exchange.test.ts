// Two locations with one KV, which shows each what the other has written a minute later, by a clock of the test.
import { beforeEach, describe, expect, test } from 'vitest'
import type { SharedStore } from '../binding-door.ts'
import { memoryTier } from './memory-tier.ts'
import { purgeExchange } from './purge-exchange.ts'
import { recordPurge } from './purge-records.ts'
import { kvBehindDoor } from './test-world/behind-door.ts'
import { keyValueNamespace, SEEN_FOR_MS } from './test-world/key-value-namespace.ts'
import { testEntry } from './test-world/test-entry.ts'

const START = Date.UTC(2026, 10, 1)
let time: number
const now = () => time
let inLocation: ReturnType<typeof keyValueNamespace>
beforeEach(() => {
  time = START
  inLocation = keyValueNamespace(now)
})

/** A Cache API, whose writes a test may lose. */
function location() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const store: SharedStore = {
    read: async (name) => kept.get(name) ?? null,
    write: async (name, value) => void kept.set(name, new TextEncoder().encode(String(value))),
  }
  return { ...store, kept, namespace: inLocation() }
}

/** An isolate of a location. */
function isolate({ namespace, ...store }: Omit<ReturnType<typeof location>, 'kept'>, hasKv = true) {
  const memory = memoryTier({ maxBytes: 10_000_000, now })
  const exchange = purgeExchange({ memory, cache: store, kv: hasKv ? kvBehindDoor(namespace) : null, now })
  const has = (tag: string, at = START - 1) => !memory.isPurged(testEntry({ at, tags: [tag] }))
  return { ...exchange, has }
}

const products = (count: number) => Array.from({ length: count }, (_, id) => `product-${id}`)

/** What the other location still has of these tags when KV shows it everything, and its lists. */
async function seenFrom(tags: readonly string[], madrid = location()) {
  const other = isolate(madrid)
  for (let ms = 0; ms <= SEEN_FOR_MS + 20_000; ms += 5000) {
    await other.sync()
    time += 5000
  }
  return { lost: tags.filter((tag) => other.has(tag)), lists: madrid.namespace.lists }
}

test('EXT-66: 1,000 purges within a minute, one of another tag each 60 ms: none is lost, none is refused, and 90 s have 6 lists', async () => {
  const [warsaw, tags] = [isolate(location()), products(1000)]
  for (const tag of tags) {
    await warsaw.purge([tag])
    time += 60
  }
  expect(await seenFrom(tags)).toEqual({ lost: [], lists: 6 })
})

test('1,000 tags in one call are 12 records, and none is lost', async () => {
  const [warsaw, tags] = [location(), products(1000)]
  await isolate(warsaw).purge(tags)
  expect(warsaw.namespace.writes).toHaveLength(12)
  expect((await seenFrom(tags)).lost).toEqual([])
})

test('two purges of one tag at the same instant, in two locations, both stand', async () => {
  await Promise.all([isolate(location()).purge(['product-1']), isolate(location()).purge(['product-1'])])
  expect((await seenFrom(['product-1'])).lost).toEqual([])
})

test('more than 1,000 records are read list by list, and a location that has read lately asks for the newest alone', async () => {
  const [warsaw, tags] = [isolate(location()), products(2500)]
  for (const tag of tags) await warsaw.purge([tag])
  time += 20 * 60_000
  const madrid = location()
  const other = isolate(madrid)
  await other.sync()
  expect([tags.filter((tag) => other.has(tag)), madrid.namespace.lists]).toEqual([[], 3])
  time += 15_000
  await other.sync()
  expect(madrid.namespace.lists).toBe(4)
})

test.each([
  ['of as many products', products(10_500)],
  ['of one', ['product-0', ...Array.from({ length: 10_499 }, () => 'product-1')]],
])('beyond ten lists %s everything of that age is purged', async (_what, tags) => {
  const kv = kvBehindDoor(inLocation())
  for (const tag of tags) await recordPurge(kv, [tag], time++)
  time += SEEN_FOR_MS
  const other = isolate(location())
  await other.sync()
  expect([other.has('product-0'), other.has('vendor-1', START + 400), other.has('vendor-1', time)]).toEqual([false, false, true])
})

describe('isolates of one location', () => {
  test('learn from each other at once, and share one list in 15 s', async () => {
    const madrid = location()
    const [one, another] = [isolate(madrid), isolate(madrid)]
    await one.sync()
    await one.purge(['product-1'])
    await another.sync()
    expect([another.has('product-1'), madrid.namespace.lists]).toEqual([false, 1])
    time += 15_000
    await another.sync()
    await one.sync()
    expect(madrid.namespace.lists).toBe(2)
  })

  test.each([true, false])('what a concurrent write of the text has lost is there again after the next reading (KV: %s)', async (hasKv) => {
    const madrid = location()
    const [one, another] = [isolate(madrid, hasKv), isolate(madrid, hasKv)]
    await one.purge(['product-1'])
    madrid.kept.clear()
    await another.purge(['product-2'])
    await one.sync()
    const third = isolate(madrid, hasKv)
    await third.sync()
    expect([third.has('product-1'), third.has('product-2')]).toEqual([false, false])
  })
})

test.each(['<html>', '{"listedAt":1}', ''])(
  'a text that is no log (%s) keeps no purge from a location, and is written anew',
  async (text) => {
    await isolate(location()).purge(['product-1'])
    time += SEEN_FOR_MS
    const madrid = location()
    const damage = () => void madrid.kept.set('purges', new TextEncoder().encode(text))
    damage()
    const one = isolate(madrid)
    await one.sync()
    expect([one.has('product-1'), one.has('product-2')]).toEqual([false, true])
    damage()
    await one.purge(['product-2'])
    const another = isolate(madrid, false)
    await another.sync()
    expect([another.has('product-1'), another.has('product-2')]).toEqual([false, false])
  },
)

test.each(['note', 'text'])('whoever purges learns that the %s was not written, and the isolate keeps its purge', async (what) => {
  const fails = () => Promise.reject(new Error('away'))
  const warsaw = location()
  const broken = what === 'note' ? { ...warsaw, namespace: { ...warsaw.namespace, put: fails } } : { ...warsaw, write: fails }
  const one = isolate(broken)
  await expect(one.purge(['product-1'])).rejects.toThrow('away')
  expect(one.has('product-1')).toBe(false)
})
