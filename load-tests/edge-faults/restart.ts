// Another isolate takes over while visitors come.
import { type EdgeStack, warm } from '../edge-stack/edge-stack.ts'
import { isGood, pause, steadyVisits, VISITS_A_SECOND } from '../edge-stack/request.ts'
import { all, atMost, comparedToHealthy, reported, type ThresholdResult } from '../edge-stack/threshold.ts'

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
