// Another isolate takes over: one of a new build while the shop API is down, and one of the same build while visitors come.
import type { EdgeStack } from '../edge-stack/edge-stack.ts'
import { warm } from '../edge-stack/edge-stack.ts'
import { cacheOf, isGood, isHit, pause, steadyVisits, timedRequest, untilGood, VISITS_A_SECOND } from '../edge-stack/request.ts'
import { all, atMost, comparedToHealthy, reported, type ThresholdResult } from '../edge-stack/threshold.ts'

/** Seconds that the shop API stays down after the deploy. */
const OUTAGE_SECONDS = 10
/** Back-off of a failed page, and its render, in ms. */
const OWN_WITHIN_MS = 15_000

/** A new build is deployed while the shop API is down: it has rendered nothing yet. */
export async function deployInOutage(stack: EdgeStack): Promise<ThresholdResult[]> {
  const { older, newer, proxy, stop } = await stack.startRollout()
  try {
    const pages = ['/', '/cp/pl', ...stack.takeListings(4), ...stack.takeProducts(6)]
    for (const path of pages) await warm(older, path)
    await proxy.cut()
    const during = await steadyVisits(newer, pages, OUTAGE_SECONDS)
    const files = new Set(during.flatMap(({ body }) => body.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []))
    const fetched = await Promise.all([...files].map((file) => timedRequest(newer + file)))
    const unvisited = await timedRequest(newer + (stack.takeProducts(1)[0] ?? ''))
    await proxy.heal()
    const own = await Promise.all(
      pages.map((path) => untilGood(newer + path, OWN_WITHIN_MS, (each) => !cacheOf(each).includes('other-build'))),
    )
    const again = await Promise.all(pages.map((path) => timedRequest(older + path)))
    return [
      all('pages that the build before has rendered: 200 and complete', during, isGood),
      all('each marked as another build’s', during, (each) => cacheOf(each).includes('detail=other-build')),
      all(`their ${files.size} scripts and stylesheets`, fetched, ({ status }) => status === 200),
      all('a page that nobody has visited: 503 with Retry-After', [unvisited.status === 503 && 'retry-after' in unvisited.headers]),
      all(`the new build’s own pages within ${OWN_WITHIN_MS / 1000} s after the end`, own, Number.isFinite),
      all(
        'and the build before still finds its own',
        again,
        (each) => isGood(each) && isHit(each) && !cacheOf(each).includes('other-build'),
      ),
    ]
  } finally {
    await stop()
  }
}

const RESTART_AFTER_MS = 3000
const VISITED_SECONDS = 10
const SEARCHES = 'searchProducts'

/** The worker is restarted while visitors come: memory and the location's cache are empty then. */
export async function restartUnderLoad(stack: EdgeStack): Promise<ThresholdResult[]> {
  const { origin, proxy, restart, stop } = await stack.startWithoutShop()
  try {
    await proxy.heal()
    const pages = ['/cp/pl', ...stack.takeListings(6), ...stack.takeProducts(6)]
    const coldSearches = await stack.shop.countCalls(SEARCHES)
    for (const path of pages) await warm(origin, path)
    const coldCalls = await coldSearches()
    await stack.shop.heal()
    const searches = await stack.shop.countCalls(SEARCHES)
    const visiting = steadyVisits(origin, pages, VISITED_SECONDS)
    await pause(RESTART_AFTER_MS)
    const { downMs, startMs } = await restart()
    const visits = await visiting
    const calls = await searches()
    await stack.shop.heal()
    const refused = visits.filter(({ status }) => status === 0).length
    return [
      all(
        'every response that begins is 200 and complete',
        visits.filter(({ status }) => status !== 0),
        isGood,
      ),
      atMost(`visits refused in ${(downMs / 1000).toFixed(1)} s`, Math.ceil((downMs / 1000) * VISITS_A_SECOND) + 1, refused),
      atMost(`searches for ${pages.length} pages that are rendered anew, as many as for one visitor alone,`, coldCalls, calls),
      comparedToHealthy('the worker responds again', startMs, stack.startMs),
      reported('visits', String(visits.length)),
    ]
  } finally {
    await stop()
  }
}
