// A flood of keys in an isolate that has no more memory than the platform gives it. The long version is `npm run load -- soak`.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerHeap } from '#edge/dev/local/worker-heap.ts'
import { floodKeys } from './key-flood.ts'
import { startInspectedEdge } from './raw-edge.ts'

/** Few enough for the gate, so the cap is lower than that of an isolate, too: a page that stayed with what it was made from would reach it. */
const KEYS = 250
/** Of JavaScript objects, in MB: a tenth is the worker itself, the rest is for 64 renders at once. */
const HEAP_MB = 40
/** Buffers that a page may leave: Flight, HTML and HTML in brotli, and a share of the 64 pages with inlined stylesheets, in kB. */
const MOST_BUFFERS_KB_A_PAGE = 220

let edge: Awaited<ReturnType<typeof startInspectedEdge>>

beforeAll(async () => {
  edge = await startInspectedEdge({ heapMb: HEAP_MB })
})
afterAll(() => edge.close())

const held = () => workerHeap(edge.inspector, 'shop', () => fetch(`${edge.origin}/healthz`))

test('a flood of addresses is answered, refused or cached, and ends no isolate', async () => {
  const before = await held()
  const { statuses, hits } = await floodKeys({ origin: edge.origin, keys: KEYS, from: 0 })
  expect(Object.keys(statuses).toSorted()).toEqual(expect.arrayContaining(['200', '404']))
  expect([statuses['0'], statuses['500']]).toEqual([undefined, undefined])
  expect(hits).toBeGreaterThan(KEYS / 4)
  const after = await held()
  expect(after.objects).toBeLessThan(HEAP_MB / 2)
  expect((after.buffers - before.buffers) * 1024).toBeLessThan(hits * MOST_BUFFERS_KB_A_PAGE)
})
