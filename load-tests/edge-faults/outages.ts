// The shop is not there: when the worker starts, and for a minute in the middle of the day.
import { timedRequest, isCompletePage } from '../edge-stack/request.ts'
import { percentileOf } from '../statistics/percentiles.ts'
import { all, atMost, type ThresholdResult, comparedToHealthy, reported } from '../edge-stack/threshold.ts'
import type { EdgeStack } from '../edge-stack/edge-stack.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A worker that starts before its shop does. */
export async function downAtStart(stack: EdgeStack): Promise<ThresholdResult[]> {
  const { origin, proxy, startMs, stop } = await stack.startWithoutShop()
  try {
    const product = stack.takeProducts(1)[0] ?? ''
    const [home, listing, uncached, ready] = await Promise.all(
      ['/', '/produkty', product, '/readyz'].map((path) => timedRequest(origin + path)),
    )
    const begun = performance.now()
    await proxy.heal()
    let after = await timedRequest(origin + product)
    while (after.status !== 200 && performance.now() - begun < 10_000) {
      await pause(100)
      after = await timedRequest(origin + product)
    }
    return [
      comparedToHealthy('the worker answers', startMs, stack.startMs),
      all(
        'home, listing, product: frame and apology',
        [home, listing, uncached].map((each) => each !== undefined && isCompletePage(each)),
      ),
      all(
        'product 503 with Retry-After, readyz 503',
        [uncached, ready].map((each) => each?.status === 503 && 'retry-after' in each.headers),
      ),
      atMost('makes pages, without a restart, within', 5000, performance.now() - begun, 'ms'),
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

/** Visits a second during the outage. */
const RATE = 40

/** A minute without the shop, over pages that were stored before. @param pages stored by now */
export async function outage({ origin, proxy }: EdgeStack, pages: readonly string[], seconds: number): Promise<ThresholdResult[]> {
  const before = await visitsFor(origin, pages, 10)
  await proxy.cut()
  const during = await visitsFor(origin, pages, seconds)
  await proxy.heal()
  const good = during.filter((each) => each.status === 200 && isCompletePage(each)).length
  const share = good / during.length
  return [
    {
      threshold: `${seconds} s without it: cached pages 200 and whole ≥ 99.9 %`,
      measured: `${good} of ${during.length}`,
      isMet: share >= 0.999,
    },
    comparedToHealthy('their p95', p95(during), p95(before)),
  ]
}

async function visitsFor(origin: string, pages: readonly string[], seconds: number) {
  const visits = []
  const begun = performance.now()
  for (let visit = 0; visit < seconds * RATE; visit++) {
    const wait = begun + (visit / RATE) * 1000 - performance.now()
    if (wait > 0) await pause(wait)
    visits.push(timedRequest(origin + (pages[visit % pages.length] ?? '')))
  }
  return Promise.all(visits)
}

/** Pages are made again beside each other as fast as one after the other, and 3 times that is still well. */
const RENEWAL_TIMES = 3
/** Back-offs and pauses that the last row may have left, in ms. */
const LEFT_OVER_MS = 15_000

/** After everything: what was served old is new again, whole, and nothing that went wrong was kept. All of it is asked for at once. */
export async function aftermath({ origin, strangeLines, takeListings }: EdgeStack, pages: readonly string[]): Promise<ThresholdResult[]> {
  const alone = performance.now()
  for (const path of takeListings(5)) await timedRequest(origin + path)
  const oneMs = (performance.now() - alone) / 5
  const patienceMs = LEFT_OVER_MS + RENEWAL_TIMES * oneMs * pages.length
  const renewed = await Promise.all(pages.map((path) => becomesNew(origin + path, patienceMs)))
  const times = renewed.filter((ms) => ms !== null)
  return [
    ...(pages.length === 0
      ? []
      : [
          all(
            `old pages of all rows, asked for at once, are new and whole in ${LEFT_OVER_MS / 1000} s and ${RENEWAL_TIMES} x the time of making each`,
            renewed.map((ms) => ms !== null),
          ),
          reported(`and that after (making one: ${oneMs.toFixed(0)} ms)`, `${(Math.max(...times) / 1000).toFixed(1)} s`),
        ]),
    atMost('exceptions that nobody caught', 0, strangeLines().length),
  ]
}

/** Ms until a page is new; null: it never was. */
async function becomesNew(url: string, patienceMs: number): Promise<number | null> {
  const begun = performance.now()
  for (;;) {
    const { headers } = await timedRequest(url, { method: 'HEAD' })
    const ms = performance.now() - begun
    if (/^patyna; (hit; ttl=\d|fwd=stale; stored)/.test(headers['cache-status'] ?? '')) {
      const response = await timedRequest(url)
      return response.status === 200 && isCompletePage(response) ? ms : null
    }
    if (ms > patienceMs) return null
    await pause(500)
  }
}
