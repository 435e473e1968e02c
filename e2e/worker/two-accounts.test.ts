// Two accounts with unique marker texts, each with an order, crawl all pages, each other's orders included. Cached pages, responses to others, and the log contain none of the markers.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RouteName } from '#app/addresses/route-params.ts'
import type { Language } from '#app/domain/language.ts'
import { PAGES } from '#app/pages.ts'
import { flightPath } from '#edge/http/flight-protocol.ts'
import { ORDER, wanted } from '#mock-api/test-world/cart-calls.ts'
import { pagesOf, type Subjects } from '../test-shop-pages.ts'
import { OURS } from './fill-shop.ts'
import { type RawResponse, rawGet } from './raw-get.ts'
import { startRawEdge } from './raw-edge.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'patyna-edge-'))
const logFile = join(dataDir, 'log')
let edge: Awaited<ReturnType<typeof startRawEdge>>
let prefix: string
let one: Account
let two: Account
beforeAll(async () => {
  edge = await startRawEdge({ LOG_REQUESTS: '1' }, { platform: 'unlimited', logFile })
  prefix = flightPath(readFileSync('dist/.built-from', 'utf8'))
  one = await marked({ email: 'customer@patyna.test', mark: 'Zzalfa', phone: '511 222 301', product: 30, isPro: false })
  two = await marked({ email: 'pro@patyna.test', mark: 'Zzbeta', phone: '511 222 302', product: 31, isPro: true })
})
afterAll(() => edge.close())

const asFlight = (path: string) => prefix + path
const get = (path: string, cookie = '') => rawGet(edge.origin + path, { headers: cookie === '' ? {} : { cookie } })
const textOf = ({ headers, body }: RawResponse) => JSON.stringify(headers) + body.toString()

interface Account {
  mark: string
  isPro: boolean
  cookie: () => string
  /** Every text that identifies the user. */
  marks: readonly string[]
  subjects: Subjects
}

interface Identity {
  email: string
  mark: string
  phone: string
  /** A product of which there is one; another is two beyond it. */
  product: number
  isPro: boolean
}

/** A logged-in user with an order, an unpaid payment and something in the cart. */
async function marked({ email, mark, phone, product, isPro }: Identity): Promise<Account> {
  const jar = new Map([['promoCode', `${mark}kod`]])
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(edge.origin + path, { method, headers: { ...OURS, cookie: cookie() }, body: JSON.stringify(body) })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const text = await response.text()
    expect(response.status, `${path}: ${text}`).toBe(200)
    return JSON.parse(text).data
  }
  const name = { firstName: mark, lastName: `${mark}owski` }
  await send('POST', '/auth/standard', { email, password: 'patyna-2026' })
  await send('PUT', '/shop/client/details', { ...name, phone, defaultLangId: 'pl' })
  await send('POST', '/shop/cart/product/add', wanted(product))
  await send('POST', '/shop/checkout/preview', { deliveries: ORDER.deliveries, promoCode: null })
  const { orderId: id, paymentLink } = await send('POST', '/shop/checkout/order', { ...ORDER, ...name, email, phone })
  await send('POST', '/shop/cart/product/add', wanted(product + 2))
  const secrets = ['token', 'ysguestId'].map((secret) => jar.get(secret) ?? '')
  expect(secrets.every((secret) => secret.length >= 16)).toBe(true)
  const subjects = { id, key: 'a'.repeat(32), payment: paymentLink.split('/').at(-1) }
  return { mark, isPro, cookie, marks: [mark, email, phone, phone.replaceAll(' ', ''), ...secrets], subjects }
}

interface Row {
  name: RouteName | 'missing'
  path: string
  /** Whose order it is about; null: nobody's. */
  owner: Account | null
}

/** Pages that are about one order. */
const OF_ORDERS: readonly RouteName[] = ['order', 'orderDocuments', 'withdrawal', 'payment']
const IN_OTHER_LANGUAGES: readonly RouteName[] = ['home', 'catalog', 'product', 'cart', 'accountData']

/** Every page in Polish, those of orders for each account, and some in other languages. */
function rowsOf(accounts: readonly [Account, Account]): Row[] {
  const [{ subjects }] = accounts
  const pages = (language: Language, names: readonly RouteName[]) =>
    names.map((name): Row => ({ name, path: pagesOf(subjects, language)[name].path, owner: null }))
  const names = Object.keys(PAGES) as RouteName[]
  return [
    ...pages(
      'pl',
      names.filter((name) => !OF_ORDERS.includes(name)),
    ),
    ...OF_ORDERS.flatMap((name) => accounts.map((owner): Row => ({ name, path: pagesOf(owner.subjects)[name].path, owner }))),
    ...(['en', 'es'] as const).flatMap((language) => pages(language, IN_OTHER_LANGUAGES)),
    { name: 'home', path: '/', owner: null },
    { name: 'missing', path: '/nie-ma', owner: null },
  ]
}

/** Who opens a page sees it; a redirect and a page that does not exist have nothing to leak. @param me null: a stranger */
function statusOf({ name, owner }: Row, me: Account | null): number {
  if (name === 'missing' || name === 'sharedList') return 404
  if (name === 'payment') return 200
  if (owner && me) return owner === me ? 200 : 404
  if (name === 'login' || name === 'register') return me ? 302 : 200
  const { visitor } = pagesOf((owner ?? me)?.subjects ?? NO_SUBJECTS)[name]
  if (visitor === 'pro') return me?.isPro ? 200 : 302
  return visitor === 'guest' || name === 'checkout' || me ? 200 : 302
}
const NO_SUBJECTS: Subjects = { id: 1, key: '', payment: '' }

/** Public pages with the user's name in their header, and private ones that show the user or the contact of an order. */
const SHOW_THE_USER: readonly RouteName[] = ['catalog', 'product', 'userProfile', 'accountData', 'checkout', 'order', 'orderDocuments']
const isCached = ({ name }: Row) => name === 'missing' || PAGES[name].cache !== 'private'

test('ROLE-04, GAP-103: markers of two accounts that crawl all pages appear nowhere else', async () => {
  const rows = rowsOf([one, two])
  const found: string[] = []
  const look = (where: string, text: string, marks: readonly string[]) =>
    found.push(...marks.filter((mark) => text.includes(mark)).map((mark) => `${where}: ${mark}`))
  const seenBy = new Map([one, two].map((me) => [me, new Set<Row['name']>()]))
  const wrong: string[] = []
  const expectStatus = (row: Row, me: Account | null, { status }: RawResponse) =>
    status !== statusOf(row, me) && wrong.push(`${row.path} of ${me?.mark ?? 'a stranger'}: ${status}`)

  // Twice, because the first visit renders what the second gets from the cache; each account is first on some pages.
  for (const round of [1, 2]) {
    for (const [at, row] of (round === 1 ? rows : rows.filter(isCached)).entries()) {
      for (const [me, other] of at % 2 === 0 ? [[one, two] as const, [two, one] as const] : [[two, one] as const, [one, two] as const]) {
        const [page, flight] = await Promise.all([row.path, asFlight(row.path)].map((address) => get(address, me.cookie())))
        for (const response of [page, flight])
          if (response) look(`${row.path} of ${me.mark}, visit ${round}`, textOf(response), other.marks)
        if (page) expectStatus(row, me, page)
        if (page && textOf(page).includes(me.mark)) seenBy.get(me)?.add(row.name)
      }
    }
  }
  for (const [{ mark }, seen] of seenBy) {
    const missing = SHOW_THE_USER.filter((name) => !seen.has(name))
    expect(missing, `${mark} is seen where it belongs`).toEqual([])
  }

  const uncached: string[] = []
  for (const row of rows) {
    for (const address of [row.path, asFlight(row.path)]) {
      const response = await get(address)
      if (address === row.path) expectStatus(row, null, response)
      // A page that does not exist is cached as a document alone.
      if (isCached(row) && (row.name !== 'missing' || address === row.path) && !response.headers['cache-status']?.startsWith('patyna; hit'))
        uncached.push(address)
      look(`${address} of a stranger`, textOf(response), [...one.marks, ...two.marks])
    }
  }
  expect(wrong).toEqual([])
  expect(uncached).toEqual([])
  const log = readFileSync(logFile, 'utf8')
  expect(log.split('\n').length).toBeGreaterThan(4 * rows.length)
  look('the log', log, [...one.marks, ...two.marks])
  expect(found).toEqual([])
})
