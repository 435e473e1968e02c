import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { startTestShop } from './test-shop.ts'

interface Edge {
  shop: Pick<Awaited<ReturnType<typeof startTestShop>>, 'setInterference' | 'takeSeen'>
  forgetLogs?: () => unknown
  close: () => Promise<unknown>
}

/** Headers of a call by a page of the shop. */
export const OURS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/**
 * The edge of a file of tests: started before them and ended after them. Before each of them the shop API behaves again, has seen nothing, and
 * nothing is logged.
 */
export function edgeOfFile<OfTests extends Edge>(start: () => Promise<OfTests>): OfTests {
  let edge: OfTests
  beforeAll(async () => {
    edge = await start()
  })
  afterAll(() => edge.close())
  beforeEach(() => {
    edge.shop.setInterference()
    edge.shop.takeSeen()
    edge.forgetLogs?.()
  })
  // It is named before it runs.
  return new Proxy({} as OfTests, { get: (_none, name) => Reflect.get(edge, name) })
}
