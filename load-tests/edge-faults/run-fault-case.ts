// One fault case against every kind of request: cached pages, uncached pages, head and body of listings, private calls and health checks.
import { all, atMost, type ThresholdResult, comparedToHealthy } from '../edge-stack/threshold.ts'
import { OURS as OUR_CALL } from '../edge-stack/buyer.ts'
import { cacheOf, isCompletePage, isGood, isHit, timedRequest, type TimedResponse, untilGood } from '../edge-stack/request.ts'
import { residentMb } from '../run/processor-time.ts'
import { median, percentileOf } from '../statistics/percentiles.ts'
import type { EdgeStack } from '../edge-stack/edge-stack.ts'
import type { FaultCase } from './fault-cases.ts'

/** Pages of a case: stale cached ones, and uncached ones. */
export interface CasePages {
  stale: readonly string[]
  uncached: readonly string[]
  uncachedListings: readonly string[]
}

const VISITOR = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const OURS = { ...VISITOR, ...OUR_CALL }
/** A person, who is shown the layout while the page waits for its subject (EXT-43). */
const PERSON = { ...VISITOR, 'sec-fetch-mode': 'navigate' }
const LIKE = '/shop/client/product/like/1'

const VISITS_OF_STALE = 5
/** Time limit of the gateway for a change, ms. */
const CHANGE_WITHIN_MS = 5000
/** Time limit of the recovery after the fault, ms. */
const RECOVERS_WITHIN_MS = 5000
/** How long it is waited for. */
const MOST_RECOVERY_MS = 30_000

/** Installs the fault, sends all requests at once, removes the fault and waits until uncached pages render again. */
export async function runFaultCase(stack: EdgeStack, faultCase: FaultCase, pages: CasePages): Promise<ThresholdResult[]> {
  const { origin, shop } = stack
  const healthy = await measureHealthy(stack)
  const slackMs = Math.max(LEAST_SLACK_MS, 2 * healthy.slowestMs)
  const likes = await shop.countCalls('/shop/client/product/like/{id}')
  if (faultCase.fault) await shop.break({ route: '/shop/*', ...faultCase.fault })
  if (faultCase.proxy === 'cut') await stack.proxy.cut()
  else if (faultCase.proxy) await stack.proxy.poison(faultCase.proxy)

  const memory = watchMemory(stack.pid)
  const times = <T>(count: number, one: () => T) => Array.from({ length: count }, one)
  const listings: TimedResponse[] = []
  for (const path of pages.uncachedListings) listings.push(await timedRequest(origin + path, { headers: PERSON }))
  const [stale, uncached, cart, change, health] = await Promise.all([
    Promise.all(pages.stale.flatMap((path) => times(VISITS_OF_STALE, () => timedRequest(origin + path)))),
    Promise.all(pages.uncached.map((path) => timedRequest(origin + path))),
    timedRequest(`${origin}/cart`, { headers: PERSON }),
    timedRequest(origin + LIKE, { method: 'POST', headers: OURS, body: '{}' }),
    timedRequest(`${origin}/healthz`),
  ])
  const again = await Promise.all(pages.uncached.map((path) => timedRequest(origin + path)))
  // Each page was requested above, so each would be fresh by now if a faulty response had been cached.
  const afterwards = await Promise.all(pages.stale.map((path) => timedRequest(origin + path)))
  const growth = memory.stop()
  const likeCalls = await likes()
  await shop.heal()
  await stack.proxy.heal()
  const recoveredMs = await untilGood(origin + (pages.uncached[0] ?? ''), MOST_RECOVERY_MS)

  const refused = ({ status, headers }: TimedResponse, cacheControl = 'no-store') =>
    status === 503 && Number(headers['retry-after']) > 0 && headers['cache-control'] === cacheControl
  const isRefused = (each: TimedResponse) => refused(each) || (faultCase.mayRespond === true && each.status === 200)
  const failed = [...uncached, ...again]
  return [
    all('cached pages: 200, complete, from the cache', stale, (each) => isGood(each) && isHit(each)),
    comparedToHealthy('cached pages wait for no call, p95', p95(stale), healthy.storedMs),
    ...(faultCase.mayRespond ? [] : [all('and stay stale, since no faulty response is cached', afterwards, isStaleHit)]),
    all('an uncached page: 503 with Retry-After in the layout, not cached', failed, (each) => isRefused(each) && isCompletePage(each)),
    atMost('and that within', (faultCase.uncachedWithinMs ?? 0) + slackMs, Math.max(...failed.map(({ ms }) => ms)), 'ms'),
    all('an uncached listing: layout and error message', listings, (each) => isCompletePage(each) && !isHit(each)),
    comparedToHealthy('and its layout, median', medianFirstByte(listings), healthy.frameMs),
    all('the cart: layout and error message', [(cart.status === 200 || refused(cart, 'private, no-store')) && isCompletePage(cart)]),
    atMost(`a change (${change.status || 'aborted'}) ends within`, CHANGE_WITHIN_MS + slackMs, change.ms, 'ms'),
    atMost('and runs', 1, likeCalls, 'times'),
    all('healthz', [health.status === 200]),
    atMost('renders pages again within', RECOVERS_WITHIN_MS + (faultCase.pause ?? 0) * 1000 + slackMs, recoveredMs, 'ms'),
    ...(faultCase.growthMb === undefined ? [] : [atMost('memory grows by', faultCase.growthMb, growth, 'MB')]),
  ]
}

/** Least slack of a page beyond its budget, in ms. */
const LEAST_SLACK_MS = 500

const firstBytes = (responses: readonly TimedResponse[]) => responses.map(({ firstByteMs }) => firstByteMs)
const p95 = (responses: readonly TimedResponse[]) => percentileOf(firstBytes(responses), 95)
const medianFirstByte = (responses: readonly TimedResponse[]) => median(firstBytes(responses))

/** Pages that stay fresh until the run ends. */
const STORED = ['/', '/cp/pl']

/**
 * Time of the same requests without a fault, in ms. Time thresholds judge the wait for the shop API; on a busy machine a render takes
 * longer anyway.
 */
async function measureHealthy({ origin, takeProducts, takeListings }: EdgeStack) {
  const frames: TimedResponse[] = []
  for (const path of takeListings(3)) frames.push(await timedRequest(origin + path, { headers: PERSON }))
  const [uncached, stored] = await Promise.all([
    // Pages rendered concurrently in a fault case: uncached pages, the cart and revalidations.
    Promise.all([...takeProducts(2), ...takeListings(4), '/cart'].map((path) => timedRequest(origin + path, { headers: VISITOR }))),
    Promise.all(Array.from({ length: 20 }, (_, visit) => timedRequest(`${origin}${STORED[visit % STORED.length]}`))),
  ])
  return { frameMs: medianFirstByte(frames), storedMs: p95(stored), slowestMs: Math.max(...uncached.map(({ ms }) => ms)) }
}

/** A stale hit. */
const isStaleHit = (each: TimedResponse) => /^patyna; hit; ttl=(0|-\d+)(; detail=stale-on-error)?$/.test(cacheOf(each))

/** Growth of a process's memory, in MB. */
function watchMemory(pid: number | undefined) {
  const before = residentMb(pid)
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, residentMb(pid))), 20)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(peak, residentMb(pid)) - before
    },
  }
}
