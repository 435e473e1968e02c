// Concurrent requests: they share one render, a disconnecting leader leaves no follower hanging, and purchases take priority.
import { newBuyer, OURS } from '../edge-stack/buyer.ts'
import { isCompletePage, isGood, pause, timedRequest } from '../edge-stack/request.ts'
import { all, atMost, type ThresholdResult, comparedToHealthy } from '../edge-stack/threshold.ts'
import type { EdgeStack } from '../edge-stack/edge-stack.ts'

const SEARCHES = 'searchProducts'
/** The operation that /readyz calls. */
const READINESS = 'banners'
const visits = (count: number, origin: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  Promise.all(Array.from({ length: count }, () => timedRequest(origin + path, { headers })))
const statusIs = (status: number) => (response: { status: number }) => response.status === status

/** 100 concurrent requests for one uncached page, while the shop API takes 0.3 s. */
export async function stampede({ origin, shop, takeListings }: EdgeStack): Promise<ThresholdResult[]> {
  const calls = await shop.countCalls(SEARCHES)
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '300' })
  const responses = await visits(100, origin, takeListings(1)[0] ?? '')
  const thresholds = [all('100 visits: 200 and complete', responses, isGood), atMost('calls of the search', 1, await calls())]
  await shop.heal()
  return thresholds
}

/** Leaders at once: few, because this measures disconnects, not how many pages a core renders. */
const CONCURRENT_LEADERS = 5
const FOLLOWED_PAGES = 40

/**
 * 40 pages whose leaders disconnect while 5 followers wait for each. Each page makes one search, whoever disconnects, and a second one
 * if the first render fails (the search took too long), for followers that had not joined it yet.
 */
export async function leadersDisconnect({ origin, shop, takeListings }: EdgeStack): Promise<ThresholdResult[]> {
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '800' })
  const stayed = await requestWithFollowers(origin, takeListings(CONCURRENT_LEADERS), null)
  await shop.heal()
  const paths = takeListings(FOLLOWED_PAGES)
  const calls = await shop.countCalls(SEARCHES)
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '800' })
  const pages: Awaited<ReturnType<typeof requestWithFollowers>> = []
  for (let at = 0; at < FOLLOWED_PAGES; at += CONCURRENT_LEADERS)
    pages.push(...(await requestWithFollowers(origin, paths.slice(at, at + CONCURRENT_LEADERS), 200)))
  const responses = pages.flatMap(({ followers }) => followers)
  const left = pages.filter(({ leader }) => !leader.isComplete).length
  const broken = pages.filter(({ followers }) => followers.some(({ headers }) => headers['cache-status']?.includes('incomplete'))).length
  const searches = await calls()
  await shop.heal()
  const after = await Promise.all(paths.map((path) => timedRequest(origin + path)))
  const slowest = (of: typeof pages) => Math.max(...of.flatMap(({ followers }) => followers.map(({ ms }) => ms)))
  return [
    all(`followers of ${left} leaders that disconnected: 200 and complete`, responses, isGood),
    comparedToHealthy('the slowest of them (beside one whose leader stays)', slowest(pages), slowest(stayed)),
    atMost(`searches for ${FOLLOWED_PAGES} pages, of which ${broken} stayed incomplete,`, FOLLOWED_PAGES + broken, searches),
    all('each page afterwards', after, statusIs(200)),
  ]
}

/** One leader and five followers request the same page. @param disconnectAfterMs when the leader disconnects; null: never */
async function requestWithFollowers(origin: string, paths: readonly string[], disconnectAfterMs: number | null) {
  return Promise.all(
    paths.map(async (path) => {
      const disconnect = new AbortController()
      const leader = timedRequest(origin + path, { signal: disconnect.signal })
      await pause(20)
      const followers = visits(5, origin, path)
      if (disconnectAfterMs !== null) setTimeout(() => disconnect.abort(), disconnectAfterMs)
      return { leader: await leader, followers: await followers }
    }),
  )
}

/** 30 concurrent requests for a page that the shop API refuses after 0.3 s. */
export async function failingLeader({ origin, shop, takeProducts }: EdgeStack): Promise<ThresholdResult[]> {
  const calls = await shop.countCalls('productDetails')
  await shop.break({ route: 'productDetails', kind: 'latency', arg: '300' }, { route: 'productDetails', kind: 'status', arg: '503' })
  const responses = await visits(30, origin, takeProducts(1)[0] ?? '')
  const thresholds = [all('30 visits: 503', responses, statusIs(503)), atMost('calls of the product', 2, await calls())]
  await shop.heal()
  return thresholds
}

/** Searches beyond their 96 permits (upstream/call-priorities.ts) while the shop API takes 2 s for each, and other calls among them. */
export async function loadShedding({ origin, shop, takeListings, takeProducts }: EdgeStack): Promise<ThresholdResult[]> {
  const buyer = { ...OURS, cookie: await newBuyer(origin, takeProducts(10)) }
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '2000' })
  const search = () => timedRequest(`${origin}/shop/search/products`, { method: 'POST', headers: OURS, body: '{}' })
  const searches = Promise.all(Array.from({ length: 130 }, search))
  await pause(500)
  const [carts, guesses, pages] = await Promise.all([
    visits(20, origin, '/shop/cart/details2', buyer),
    visits(20, origin, '/shop/search/suggest?q=fotel', buyer),
    Promise.all(takeListings(4).map((path) => timedRequest(origin + path))),
  ])
  const answered = (await searches).filter(({ status }) => status !== 503).length
  await shop.heal()
  const after = await visits(1, origin, takeListings(1)[0] ?? '')
  return [
    atMost('searches of 130 that reach the shop', 96, answered),
    all('carts meanwhile: 200', carts, statusIs(200)),
    all('suggestions meanwhile: 503 at once', guesses, statusIs(503)),
    all('pages meanwhile: layout and error message', pages, isCompletePage),
    all('a page afterwards', after, statusIs(200)),
  ]
}

/** 300 requests for /readyz while the shop API takes 5 s: health checks of a load balancer must cause no load. */
export async function readiness({ origin, shop }: EdgeStack): Promise<ThresholdResult[]> {
  const calls = await shop.countCalls(READINESS)
  await shop.break({ route: READINESS, kind: 'latency', arg: '5000' })
  // The last result is cached for 1 s.
  await pause(1100)
  const begun = performance.now()
  const responses = await visits(300, origin, '/readyz')
  const seconds = Math.ceil((performance.now() - begun) / 1000)
  const thresholds = [
    all('300 requests: 503', responses, statusIs(503)),
    atMost('calls of the shop API, one at a time and a second apart,', seconds, await calls()),
  ]
  await shop.heal()
  await pause(1100)
  return [...thresholds, all('ready again', await visits(1, origin, '/readyz'), statusIs(200))]
}

/** The shop API sends a cart that is a text (spec §7). */
export async function cartIsText({ origin, shop }: EdgeStack): Promise<ThresholdResult[]> {
  const texts = ['"none"', '""', '"<html></html>"', '[]', 'null']
  const responses = []
  for (const text of texts) {
    await shop.break({ route: 'cartDetails', kind: 'replace', arg: `data=${text}` })
    responses.push(await timedRequest(`${origin}/cart`, { headers: { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f' } }))
    await shop.heal()
  }
  return [
    all('pages: complete', responses, isCompletePage),
    all('a text is an empty cart, 200', responses.slice(0, 3), statusIs(200)),
    all('what is neither text nor cart is not, 503', responses.slice(3), statusIs(503)),
  ]
}
