// Many visitors at the same time: who asks first asks for all, who leaves leaves nobody hanging, and who buys comes first.
import { ask, isPage } from './ask.ts'
import { all, atMost, type Bar } from './bar.ts'
import type { Rig } from './rig.ts'

const SEARCHES = 'searchProducts'
const visits = (count: number, origin: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  Promise.all(Array.from({ length: count }, () => ask(origin + path, { headers })))
const statusIs = (status: number) => (answer: { status: number }) => answer.status === status
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** 100 cold visits of one page, with a shop that takes 0.3 s. */
export async function stampede({ origin, shop, takeListings }: Rig): Promise<Bar[]> {
  const calls = await shop.countCalls(SEARCHES)
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '300' })
  const answers = await visits(100, origin, takeListings(1)[0] ?? '')
  const bars = [
    all(
      '100 visits: 200 and whole',
      answers.map((each) => each.status === 200 && isPage(each)),
    ),
    atMost('calls of the search', 1, await calls()),
  ]
  await shop.heal()
  return bars
}

/** 40 pages whose first visitors leave while 5 others wait for each. */
export async function leadersLeave({ origin, shop, takeListings }: Rig): Promise<Bar[]> {
  const paths = takeListings(40)
  const calls = await shop.countCalls(SEARCHES)
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '800' })
  const followers = []
  const leaders = []
  for (const [at, path] of paths.entries()) {
    const leaving = new AbortController()
    leaders.push(ask(origin + path, { signal: leaving.signal }))
    await pause(20)
    followers.push(visits(5, origin, path))
    setTimeout(() => leaving.abort(), 200)
    // Ten at a time: this is about who leaves, not about how many pages a core can make.
    if (at % 10 === 9) await Promise.all(followers)
  }
  const answers = (await Promise.all(followers)).flat()
  const left = (await Promise.all(leaders)).filter(({ isWhole }) => !isWhole).length
  const bars = [
    all(
      `followers of ${left} leaders who left: 200 and whole`,
      answers.map((each) => each.status === 200 && isPage(each)),
    ),
    atMost('the slowest of them', 4800, Math.max(...answers.map(({ ms }) => ms)), 'ms'),
    atMost('calls of the search', paths.length, await calls()),
  ]
  await shop.heal()
  const after = await Promise.all(paths.map((path) => ask(origin + path)))
  return [...bars, all('each page afterwards', after.map(statusIs(200)))]
}

/** 30 visits of a page that the shop refuses after 0.3 s. */
export async function failTogether({ origin, shop, takeProducts }: Rig): Promise<Bar[]> {
  const calls = await shop.countCalls('productDetails')
  await shop.break({ route: 'productDetails', kind: 'latency', arg: '300' }, { route: 'productDetails', kind: 'status', arg: '503' })
  const answers = await visits(30, origin, takeProducts(1)[0] ?? '')
  const bars = [all('30 visits: 503', answers.map(statusIs(503))), atMost('calls of the product', 2, await calls())]
  await shop.heal()
  return bars
}

const BUYER = { cookie: 'ysguestId=0b7f6a52-7a8e-4a53-9a0d-0f5a3c1d2e3f', 'sec-fetch-site': 'same-origin', langId: 'pl' }

/** Calls that are searches, of which 96 have places (shop-door/call-priorities.ts), to a shop that searches for 2 s; and others among them. */
export async function shedding({ origin, shop, takeListings }: Rig): Promise<Bar[]> {
  await shop.break({ route: SEARCHES, kind: 'latency', arg: '2000' })
  const headers = { ...BUYER, 'content-type': 'application/json' }
  const searches = Promise.all(
    Array.from({ length: 130 }, () => ask(`${origin}/shop/search/products`, { method: 'POST', headers, body: '{}' })),
  )
  await pause(500)
  const [carts, guesses, pages] = await Promise.all([
    visits(20, origin, '/shop/cart/details2', BUYER),
    visits(20, origin, '/shop/search/suggest?q=fotel', BUYER),
    Promise.all(takeListings(4).map((path) => ask(origin + path))),
  ])
  const answered = (await searches).filter(({ status }) => status !== 503).length
  await shop.heal()
  const after = await visits(1, origin, takeListings(1)[0] ?? '')
  return [
    atMost('searches of 130 that reach the shop', 96, answered),
    all('carts meanwhile: 200', carts.map(statusIs(200))),
    all('suggestions meanwhile: 503 at once', guesses.map(statusIs(503))),
    all('pages meanwhile: frame and apology', pages.map(isPage)),
    all('a page afterwards', after.map(statusIs(200))),
  ]
}

/** The shop says that a cart is a text (spec §7). */
export async function cartIsText({ origin, shop }: Rig): Promise<Bar[]> {
  const texts = ['"none"', '""', '[]', 'null', '"<html></html>"']
  const answers = []
  for (const text of texts) {
    await shop.break({ route: 'cartDetails', kind: 'replace', arg: `data=${text}` })
    answers.push(await ask(`${origin}/cart`, { headers: { cookie: BUYER.cookie } }))
    await shop.heal()
  }
  return [
    all(
      'an empty cart, 200',
      answers.map((each) => each.status === 200 && isPage(each)),
    ),
  ]
}
