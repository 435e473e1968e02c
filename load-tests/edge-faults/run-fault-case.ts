// One trouble against everything that a visitor can ask for: stored pages, pages that are not, his own page, a change, health.
import { all, atMost, type Bar, besideHealthy } from '../edge-stack/threshold.ts'
import { type Answered, ask, isPage, quantile } from '../edge-stack/request.ts'
import { memoryOf, type Rig } from '../edge-stack/edge-stack.ts'
import type { Trouble } from './fault-cases.ts'

/** Pages of a row: stored ones that are old by now, and some that nobody has asked for. */
export interface RowPages {
  stale: readonly string[]
  cold: readonly string[]
  coldListings: readonly string[]
}

const VISITOR = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' }
const OURS = { ...VISITOR, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', langId: 'pl' }
const LIKE = '/shop/client/product/like/1'

const VISITS_OF_STALE = 5
/** Of the gateway (ms). */
const CHANGE_WITHIN_MS = 5000
/** After the trouble, in ms. */
const RECOVERS_WITHIN_MS = 5000

/** Makes the trouble, asks for everything at once, ends the trouble and waits until pages are made again. */
export async function strike(rig: Rig, trouble: Trouble, pages: RowPages): Promise<Bar[]> {
  const { origin, shop } = rig
  const healthy = await whenWell(rig)
  const slackMs = Math.max(LEAST_SLACK_MS, 2 * healthy.slowestMs)
  const likes = await shop.countCalls('/shop/client/product/like/{id}')
  if (trouble.fault) await shop.break({ route: '/shop/*', ...trouble.fault })
  if (trouble.proxy === 'cut') await rig.proxy.cut()
  else if (trouble.proxy) await rig.proxy.poison(trouble.proxy)

  const memory = watchMemory(rig.pid)
  const times = <T>(count: number, one: () => T) => Array.from({ length: count }, one)
  const listings: Answered[] = []
  for (const path of pages.coldListings) listings.push(await ask(origin + path))
  const [stale, cold, cart, change, health] = await Promise.all([
    Promise.all(pages.stale.flatMap((path) => times(VISITS_OF_STALE, () => ask(origin + path)))),
    Promise.all(pages.cold.map((path) => ask(origin + path))),
    ask(`${origin}/cart`, { headers: VISITOR }),
    ask(origin + LIKE, { method: 'POST', headers: OURS, body: '{}' }),
    ask(`${origin}/healthz`),
  ])
  const again = await Promise.all(pages.cold.map((path) => ask(origin + path)))
  // Each of them was asked for above, so each would be a new one by now if what the shop answers had been stored.
  const afterwards = await Promise.all(pages.stale.map((path) => ask(origin + path)))
  const growth = memory.stop()
  const asked = await likes()
  await shop.heal()
  await rig.proxy.heal()
  const recoveredMs = await untilMade(origin, pages.cold[0] ?? '')

  const refused = ({ status, headers }: Answered) =>
    status === 503 && Number(headers['retry-after']) > 0 && headers['cache-control'] === 'no-store'
  const isGood = (each: Answered) => refused(each) || (trouble.mayAnswer === true && each.status === 200)
  const failed = [...cold, ...again]
  return [
    all(
      'stored pages: 200, whole, from the store',
      stale.map((each) => each.status === 200 && isPage(each) && isHit(each)),
    ),
    besideHealthy('stored pages wait for nobody, p95', p95(stale), healthy.storedMs),
    ...(trouble.mayAnswer ? [] : [all('and stay the old ones, since nothing of it is stored', afterwards.map(isOld))]),
    all(
      'a page that is not stored: 503 with Retry-After in the frame, not kept',
      failed.map((each) => isGood(each) && isPage(each)),
    ),
    atMost('and that within', trouble.coldWithinMs + slackMs, Math.max(...failed.map(({ ms }) => ms)), 'ms'),
    all(
      'a listing that is not stored: frame and apology',
      listings.map((each) => isPage(each) && !isHit(each)),
    ),
    besideHealthy('and its frame, median', median(listings), healthy.frameMs),
    all('the cart: frame and apology', [cart.status === 200 && isPage(cart)]),
    atMost(`a change (${change.status || 'broken off'}) ends within`, CHANGE_WITHIN_MS + slackMs, change.ms, 'ms'),
    atMost('and is made', 1, asked, 'times'),
    all('healthz', [health.status === 200]),
    atMost('makes pages again within', RECOVERS_WITHIN_MS + (trouble.pause ?? 0) * 1000 + slackMs, recoveredMs, 'ms'),
    ...(trouble.growthMb === undefined ? [] : [atMost('memory grows by', trouble.growthMb, growth, 'MB')]),
  ]
}

/** Beyond its budgets a page may take so long, in ms. */
const LEAST_SLACK_MS = 500

const firstBytes = (answers: readonly Answered[]) => answers.map(({ firstByteMs }) => firstByteMs)
const p95 = (answers: readonly Answered[]) => quantile(firstBytes(answers), 0.95)
const median = (answers: readonly Answered[]) => quantile(firstBytes(answers), 0.5)

/** What does not grow old before the run ends. */
const STORED = ['/', '/cp/pl']

/**
 * How long the same crowd takes when all is well, in ms: bars about time are about waiting for the shop, and on a machine with other work a
 * page takes what it takes.
 */
async function whenWell({ origin, takeProducts, takeListings }: Rig) {
  const frames: Answered[] = []
  for (const path of takeListings(3)) frames.push(await ask(origin + path))
  const [made, stored] = await Promise.all([
    // As many pages as are made at once in a trouble: those that are stored nowhere, the cart, and renewals.
    Promise.all([...takeProducts(2), ...takeListings(4), '/cart'].map((path) => ask(origin + path, { headers: VISITOR }))),
    Promise.all(Array.from({ length: 20 }, (_, visit) => ask(`${origin}${STORED[visit % STORED.length]}`))),
  ])
  return { frameMs: median(frames), storedMs: p95(stored), slowestMs: Math.max(...made.map(({ ms }) => ms)) }
}

const isHit = ({ headers }: Answered) => headers['cache-status']?.startsWith('patyna; hit') ?? false

/** From the store, and no longer fresh. */
const isOld = ({ headers }: Answered) => /^patyna; hit; ttl=(0|-\d+)$/.test(headers['cache-status'] ?? '')

/** Ms until a page is a page. */
async function untilMade(origin: string, path: string): Promise<number> {
  const begun = performance.now()
  const limit = 30_000
  for (;;) {
    const answer = await ask(origin + path)
    const ms = performance.now() - begun
    if ((answer.status === 200 && isPage(answer)) || ms > limit) return ms
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** How far a process grows, in MB. */
function watchMemory(pid: number | undefined) {
  const before = memoryOf(pid)
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), 20)
  return {
    stop() {
      clearInterval(timer)
      return Math.max(peak, memoryOf(pid)) - before
    },
  }
}
