// That a page changes by time alone at no other instants than those that a renewal knows (edge/upstream/page-reads.ts).
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { href } from '#app/addresses/href.ts'
import type { VendorId } from '#app/domain/ids.ts'
import { PROMOTION_CHANGES } from '#app/domain/marketing/campaigns.ts'
import { NO_FILTERS } from '#app/domain/search/filters.ts'
import { seededRandom } from '#app/domain/seeded-random.ts'
import { DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from '#app/domain/time/instant.ts'
import { nextChange } from '#app/domain/time/next-change.ts'
import { instantsIn } from '#app/shop-api/instants-in.ts'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { startTestEdge, type TestEdge } from './test-edge.ts'

const BUILD = flightPath(readFileSync('dist/.built-from', 'utf8'))
const PAGES = [
  '/',
  '/produkty',
  '/en/products',
  '/fotel-366-1',
  '/fotel-366-2',
  '/fotel-366-9',
  '/es/fotel-366-3',
  href('vendor', { slug: 'dom-z-dusza', id: 1 as VendorId, filters: NO_FILTERS }, 'pl'),
  href('content', { slug: 'kontakt-z-nami' }, 'pl'),
]
/** Within it all that the test shop has ends. */
const NOON: Instant = Date.UTC(2022, 2, 17, 11)

let edge: TestEdge
let now = NOON
let instants: Instant[] = []

beforeAll(async () => {
  edge = await startTestEdge({ MOCK_CONTROL: '1' })
  // The edge's clock moves, the shop API's stands, so its responses stay as they are.
  edge.shop.setInterference(async (request, respond) => {
    if (request.url.endsWith('/__mock/clock')) return Response.json({ data: { now: new Date(now).toISOString() } })
    const response = await respond()
    instants.push(...instantsIn(await response.clone().json(), 0))
    return response
  })
})
afterAll(() => edge.close())

/** All that a page's Flight says, sorted and without references: order, bounds and numbers of its rows are those in which responses arrived. */
async function textsOf(path: string, at: Instant): Promise<string[]> {
  now = at
  const response = await edge.get(BUILD + path)
  expect([path, response.status]).toEqual([path, 200])
  const texts = (await response.text()).match(/"(?:[^"\\]|\\.)*"|(?<=[:,[])-?\d+(?:\.\d+)?/g) ?? []
  return texts.filter((text) => !/^"\$L?[0-9a-f]+(?::[\w:]+)?"$/.test(text)).toSorted()
}

test.each(PAGES)('%s is the same until the next instant at which time changes it', async (path) => {
  const random = seededRandom(path.length)
  let changes = 0
  for (const reach of [MINUTE_MS, HOUR_MS, DAY_MS, 10 * DAY_MS]) {
    instants = []
    const at = NOON + Math.floor((random() - 0.5) * reach)
    const texts = await textsOf(path, at)
    const next = nextChange(at, [...PROMOTION_CHANGES, ...instants])
    const later = at + Math.floor(random() * (next - at))
    for (const instant of [later, next - 1]) expect(await textsOf(path, instant), `${at} ${instant}`).toEqual(texts)
    if (JSON.stringify(await textsOf(path, next + DAY_MS)) !== JSON.stringify(texts)) changes++
  }
  expect(changes, 'time changes the page at all').toBeGreaterThan(0)
})
