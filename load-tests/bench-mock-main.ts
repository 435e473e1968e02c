// k6 script of `npm run bench:mock`: constant users for each kind of call, one kind after the other, against the mock alone.
import execution from 'k6/execution'
import http from 'k6/http'
import { type Query, queryClasses } from './mock/search/bench-queries.ts'

const { ORIGIN = 'http://127.0.0.1:8788', SECONDS = '5', EMAIL = '', PASSWORD = '' } = __ENV
const seconds = Number(SECONDS)

/** THE TABLE OF KINDS, with the users who make them: each has one call under way. */
const USERS: Readonly<Record<string, number>> = { bare: 8, search_1: 1, search_8: 8, search_32: 32, add: 8, cart: 8, like: 8, login: 4 }
const KINDS = Object.entries(USERS)
const timesOf = (kind: string) => `http_req_duration{scenario:${kind}}`

export const options = {
  summaryTrendStats: ['count', 'med', 'p(99)', 'p(99.9)', 'max'],
  scenarios: Object.fromEntries(
    KINDS.map(([kind, vus], at) => {
      return [kind, { executor: 'constant-vus', vus, duration: `${seconds}s`, startTime: `${at * (seconds + 1)}s`, gracefulStop: '1s' }]
    }),
  ),
  // Times gate nothing: their thresholds make k6 keep those of each kind apart. A refused call ends the benchmark.
  thresholds: {
    http_req_failed: [{ threshold: 'rate==0', abortOnFail: true }],
    ...Object.fromEntries(KINDS.map(([kind]) => [timesOf(kind), ['max>=0']])),
  },
}

interface Found {
  offers: { id: number; price: number }[]
  queries: Query[]
}

const PAGES = 20
const CARTS = 200

/** Reads what is on sale and the classes of searches, whose values are those of the facets; fills carts. */
export function setup(): Found {
  const pages = Array.from({ length: PAGES }, (_, at) => {
    return JSON.parse(post(`/shop/search/products?page=${at + 1}&per_page=32`, { facets: true, visibleOnGrid: 2 })).data
  })
  const offers: Found['offers'] = pages
    .flatMap(({ items }) => items)
    .filter((item) => item.promoPrice === null && item.deliveryTypeId === 1 && item.amountOfAvailableItems > 0)
    .map((item) => ({ id: item.id, price: item.regularPrice }))
  for (let cart = 0; cart < CARTS; cart++) add(offers, guestOf(cart), cart)
  return { offers, queries: queryClasses(pages[0].facets).flatMap(({ queries }) => queries) }
}

let calls = 0

/** One call. Guests, lowest prices and addresses are new ones, so that no answer comes from a cache. */
export default function call({ offers, queries }: Found): void {
  const number = CARTS + calls++ * 100 + execution.vu.idInTest
  const [kind] = execution.scenario.name.split('_')
  if (kind === 'bare') get('/healthz', {})
  if (kind === 'search') {
    const { body, page } = queries[number % queries.length] ?? { body: {}, page: 1 }
    post(`/shop/search/products?page=${page}&per_page=32`, {
      ...body,
      price: { ...body.price, from: (body.price?.from ?? 0) + number / 1e5 },
    })
  }
  if (kind === 'add') add(offers, guestOf(number), number)
  if (kind === 'cart') get('/shop/cart/details2', { guestId: guestOf(number % CARTS) })
  if (kind === 'like') post(`/shop/client/product/like/${offers[number % offers.length]?.id}`, { like: true }, { guestId: guestOf(number) })
  // Attempts are throttled by address.
  const address = [16, 8, 0].map((bits) => (number >> bits) & 255).join('.')
  if (kind === 'login') post('/auth/standard', { email: EMAIL, password: PASSWORD }, { 'x-forwarded-for': `10.${address}` })
}

function add(offers: Found['offers'], guestId: string, number: number): void {
  const { id, price } = offers[number % offers.length] ?? { id: 0, price: 0 }
  const wanted = { productId: id, quantity: 1, deliveryTypeId: 1, productPrice: price, currencyCode: 'PLN' }
  post('/shop/cart/product/add', wanted, { guestId })
}

function guestOf(number: number): string {
  return `10000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`
}

function get(path: string, headers: Record<string, string>): void {
  http.request('GET', `${ORIGIN}${path}`, null, { headers })
}

function post(path: string, body: object, headers: Record<string, string> = {}): string {
  const response = http.request('POST', `${ORIGIN}${path}`, JSON.stringify(body), {
    headers: { ...headers, 'content-type': 'application/json' },
    responseType: 'text',
  })
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${response.body}`)
  return response.body ?? ''
}

/** A row for each kind. */
export function handleSummary({ metrics }: { metrics: Record<string, { values: Record<string, number> } | undefined> }) {
  const rows = KINDS.map(([kind]) => {
    const { count = 0, ...times } = metrics[timesOf(kind)]?.values ?? {}
    const cells = ['med', 'p(99)', 'p(99.9)', 'max'].map((name) => (times[name] ?? Number.NaN).toFixed(1))
    return `| ${[kind, (count / seconds).toFixed(0), ...cells].join(' | ')} |`
  })
  return { stdout: `${['| call_users | /s | median ms | p99 | p99.9 | max |', '|---|---:|---:|---:|---:|---:|', ...rows].join('\n')}\n` }
}
