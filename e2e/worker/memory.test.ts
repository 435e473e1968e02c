// What the worker keeps of a page once it has been sent. The platform ends an isolate at 128 MB.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerHeap } from '#edge/dev/local/worker-heap.ts'
import { startInspectedEdge } from './raw-edge.ts'

/** A browser without cached files, which gets a page while it is rendered. */
const FIRST_VISIT = { 'accept-encoding': 'br', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' }
const WARM_UP = 10
const PAGES = 40
/** Objects that a page may leave, kB: its entry in the store and its address. It was 130 while every render stayed, with all responses it had read. */
const MOST_KB_A_PAGE = 40
/** Time-outs of calls hold on to a request until they are due, ms. */
const TIMERS_END_MS = 5000

let edge: Awaited<ReturnType<typeof startInspectedEdge>>

beforeAll(async () => {
  edge = await startInspectedEdge()
})
afterAll(() => edge.close())

let visited = 0

/** Visits pages that are rendered, each at an address of its own. */
async function visit(count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    visited += 1
    const response = await fetch(`${edge.origin}/produkty?colors=2,${900_000 + visited}`, { headers: FIRST_VISIT })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  }
  await new Promise((resolve) => setTimeout(resolve, TIMERS_END_MS))
}

const objectsMb = async () => (await workerHeap(edge.inspector, 'shop', () => fetch(`${edge.origin}/healthz`))).objects

test('a rendered page leaves no more than its entry in the store', async () => {
  await visit(WARM_UP)
  const before = await objectsMb()
  await visit(PAGES)
  const kbAPage = ((await objectsMb()) - before) * (1024 / PAGES)
  expect(kbAPage).toBeLessThan(MOST_KB_A_PAGE)
}, 90_000)
