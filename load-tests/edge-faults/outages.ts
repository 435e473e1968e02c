// Outages of the shop API: at the start of the worker, and for a minute in operation.
import { cacheOf, isCompletePage, isGood, poll, steadyVisits, timedRequest, untilGood } from '../edge-stack/request.ts'
import { percentileOf } from '../statistics/percentiles.ts'
import { all, atMost, type ThresholdResult, comparedToHealthy, reported } from '../edge-stack/threshold.ts'
import type { EdgeStack } from '../edge-stack/edge-stack.ts'

/** A worker that starts while the shop API is down. */
export async function downAtStart(stack: EdgeStack): Promise<ThresholdResult[]> {
  const { origin, proxy, startMs, stop } = await stack.startWithoutShop()
  try {
    const product = stack.takeProducts(1)[0] ?? ''
    const [home, listing, uncached, ready] = await Promise.all(
      ['/', '/produkty', product, '/readyz'].map((path) => timedRequest(origin + path)),
    )
    await proxy.heal()
    const recoveredMs = await untilGood(origin + product, 10_000)
    return [
      comparedToHealthy('the worker responds', startMs, stack.startMs),
      all(
        'home, listing, product: layout and error message',
        [home, listing, uncached],
        (each) => each !== undefined && isCompletePage(each),
      ),
      all('product 503 with Retry-After, readyz 503', [uncached, ready], (each) => each?.status === 503 && 'retry-after' in each.headers),
      atMost('renders pages, without a restart, within', 5000, recoveredMs, 'ms'),
    ]
  } finally {
    await stop()
  }
}

const p95 = (responses: readonly { firstByteMs: number }[]) =>
  percentileOf(
    responses.map(({ firstByteMs }) => firstByteMs),
    95,
  )

/** A minute without the shop API, over cached pages. @param pages already cached */
export async function outage({ origin, proxy }: EdgeStack, pages: readonly string[], seconds: number): Promise<ThresholdResult[]> {
  const before = await steadyVisits(origin, pages, 10)
  await proxy.cut()
  const during = await steadyVisits(origin, pages, seconds)
  await proxy.heal()
  const good = during.filter(isGood).length
  const share = good / during.length
  return [
    {
      threshold: `${seconds} s without it: cached pages 200 and complete ≥ 99.9 %`,
      measured: `${good} of ${during.length}`,
      isMet: share >= 0.999,
    },
    comparedToHealthy('their p95', p95(during), p95(before)),
  ]
}

/** Greatest ratio of concurrent to sequential revalidation of the same pages. */
const REVALIDATION_RATIO = 3
/** Back-offs and pauses that the last case may leave, in ms. */
const LEFT_OVER_MS = 15_000

/** After all cases: stale pages are fresh again and complete, and no error was cached. Requests all pages at once. */
export async function aftermath({ origin, strangeLines, takeListings }: EdgeStack, pages: readonly string[]): Promise<ThresholdResult[]> {
  const alone = performance.now()
  for (const path of takeListings(5)) await timedRequest(origin + path)
  const oneMs = (performance.now() - alone) / 5
  const patienceMs = LEFT_OVER_MS + REVALIDATION_RATIO * oneMs * pages.length
  const revalidated = await Promise.all(pages.map((path) => timeUntilFresh(origin + path, patienceMs)))
  return [
    ...(pages.length === 0
      ? []
      : [
          all(
            `stale pages of all cases, requested at once, are fresh and complete within ${LEFT_OVER_MS / 1000} s and ${REVALIDATION_RATIO} x the time of rendering each`,
            revalidated,
            Number.isFinite,
          ),
          reported(`and that after (rendering one: ${oneMs.toFixed(0)} ms)`, `${(Math.max(...revalidated) / 1000).toFixed(1)} s`),
        ]),
    atMost('uncaught exceptions', 0, strangeLines().length),
  ]
}

/** Time until a page is fresh, ms; Infinity: it never was. */
async function timeUntilFresh(url: string, patienceMs: number): Promise<number> {
  const begun = performance.now()
  const ms = await poll(
    async () => {
      const { headers } = await timedRequest(url, { method: 'HEAD' })
      return /^patyna; (hit; ttl=\d|fwd=stale; stored)/.test(cacheOf({ headers })) ? performance.now() - begun : null
    },
    patienceMs,
    500,
  )
  return ms !== null && isGood(await timedRequest(url)) ? ms : Number.POSITIVE_INFINITY
}
