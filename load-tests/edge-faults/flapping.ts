// A shop API that goes and comes every two seconds: worse than one that stays away, because every recovery invites the calls that were held back.
import type { EdgeStack } from '../edge-stack/edge-stack.ts'
import { isCompletePage, isGood, pause, steadyVisits, timedRequest, type TimedResponse, untilGood } from '../edge-stack/request.ts'
import { all, reported, type ThresholdResult } from '../edge-stack/threshold.ts'

const PERIOD_MS = 2000
const PERIODS = 10
const SEARCHES = 'searchProducts'
/** A page that failed is not rendered for 5 s (edge/store/render-back-off.ts), then at once; in ms. */
const RECOVERS_WITHIN_MS = 10_000

/** Ten times away and back, over stale pages and pages that nobody has visited. @param stale already cached */
export async function flapping({ origin, proxy, shop, takeProducts }: EdgeStack, stale: readonly string[]): Promise<ThresholdResult[]> {
  const unvisited = takeProducts(PERIODS)
  const searches = await shop.countCalls(SEARCHES)
  const cached = steadyVisits(origin, stale, (PERIODS * PERIOD_MS) / 1000)
  const uncached: TimedResponse[] = []
  for (const [period, path] of unvisited.entries()) {
    await (period % 2 === 0 ? proxy.cut() : proxy.heal())
    const [response] = await Promise.all([timedRequest(origin + path), pause(PERIOD_MS)])
    uncached.push(response)
  }
  await proxy.heal()
  const visits = await cached
  const calls = await searches()
  await shop.heal()
  // The stale listings are all full.
  const cards = Math.max(...visits.map(cardsOf))
  const recovered = await Promise.all(unvisited.map((path) => untilGood(origin + path, RECOVERS_WITHIN_MS)))
  return [
    all('cached pages: 200, complete, with all of their products', visits, (each) => isGood(each) && cards > 0 && cardsOf(each) === cards),
    all(
      'pages that nobody has visited: complete, or 503 with Retry-After in the layout',
      uncached,
      (each) => isCompletePage(each) && (each.status === 200 || (each.status === 503 && Number(each.headers['retry-after']) > 0)),
    ),
    all(
      'they are 200 while it is there',
      uncached.filter((_each, period) => period % 2 === 1),
      ({ status }) => status === 200,
    ),
    reported(`searches for ${stale.length + unvisited.length} pages`, String(calls)),
    all(`every page is 200 within ${RECOVERS_WITHIN_MS / 1000} s after the end`, recovered, Number.isFinite),
  ]
}

/** Number of product cards: a listing whose search has failed has none. */
function cardsOf({ body }: TimedResponse): number {
  return body.match(/<article/g)?.length ?? 0
}
