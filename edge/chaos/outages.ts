// The shop is not there: when the worker starts, and for a minute in the middle of the day.
import { ask, isPage, quantile } from './ask.ts'
import { all, atMost, type Bar } from './bar.ts'
import type { Rig } from './rig.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A worker that starts before its shop does. */
export async function downAtStart(rig: Rig): Promise<Bar[]> {
  const { origin, proxy, startMs, stop } = await rig.startWithoutShop()
  try {
    const product = rig.takeProducts(1)[0] ?? ''
    const [home, listing, cold, ready] = await Promise.all(['/', '/produkty', product, '/readyz'].map((path) => ask(origin + path)))
    const begun = performance.now()
    await proxy.heal()
    let after = await ask(origin + product)
    while (after.status !== 200 && performance.now() - begun < 10_000) {
      await pause(100)
      after = await ask(origin + product)
    }
    return [
      atMost('the worker answers within', 2000, startMs, 'ms'),
      all(
        'home, listing, product: frame and apology',
        [home, listing, cold].map((each) => each !== undefined && isPage(each)),
      ),
      all(
        'product 503 with Retry-After, readyz 503',
        [cold, ready].map((each) => each?.status === 503 && 'retry-after' in each.headers),
      ),
      atMost('makes pages, without a restart, within', 5000, performance.now() - begun, 'ms'),
    ]
  } finally {
    await stop()
  }
}

/** Visits a second during the outage. */
const RATE = 40

/** A minute without the shop, over pages that were stored before. @param pages stored by now */
export async function outage({ origin, proxy }: Rig, pages: readonly string[], seconds: number): Promise<Bar[]> {
  const before = await visitsFor(origin, pages, 3)
  await proxy.cut()
  const during = await visitsFor(origin, pages, seconds)
  await proxy.heal()
  const good = during.filter((each) => each.status === 200 && isPage(each)).length
  const fresh = quantile(
    before.map(({ firstByteMs }) => firstByteMs),
    0.95,
  )
  const share = good / during.length
  return [
    { bar: `${seconds} s without it: stored pages 200 and whole ≥ 99.9 %`, measured: `${good} of ${during.length}`, isMet: share >= 0.999 },
    atMost(
      `their p95 (before: ${fresh.toFixed(0)} ms)`,
      Math.ceil(fresh + Math.max(20, fresh)),
      quantile(
        during.map(({ firstByteMs }) => firstByteMs),
        0.95,
      ),
      'ms',
    ),
  ]
}

async function visitsFor(origin: string, pages: readonly string[], seconds: number) {
  const visits = []
  const begun = performance.now()
  for (let visit = 0; visit < seconds * RATE; visit++) {
    const wait = begun + (visit / RATE) * 1000 - performance.now()
    if (wait > 0) await pause(wait)
    visits.push(ask(origin + (pages[visit % pages.length] ?? '')))
  }
  return Promise.all(visits)
}

/** After everything: what was served old is new again, whole, and nothing that went wrong was kept. */
export async function aftermath({ origin, strangeLines }: Rig, pages: readonly string[]): Promise<Bar[]> {
  const renewed: boolean[] = []
  // A few at a time: renewing has few places, and whoever finds none is left alone for 5 s.
  for (let at = 0; at < pages.length; at += 8)
    renewed.push(...(await Promise.all(pages.slice(at, at + 8).map((path) => becomesNew(origin + path)))))
  return [
    ...(pages.length > 0 ? [all('old pages of all rows are new again and whole', renewed)] : []),
    atMost('exceptions that nobody caught', 0, strangeLines().length),
  ]
}

async function becomesNew(url: string): Promise<boolean> {
  const until = performance.now() + 20_000
  for (;;) {
    const answer = await ask(url)
    if (/^patyna; (hit; ttl=\d|fwd=stale; stored)/.test(answer.headers['cache-status'] ?? ''))
      return answer.status === 200 && isPage(answer)
    if (performance.now() > until) return false
    await pause(250)
  }
}
