import { expect, test } from 'vitest'
import { REQUEST_NAMES } from '../session/request-names.ts'
import { comparedVisits } from './compared-visits.ts'
import { countRequests } from './count-requests.ts'
import { recordedVisits } from './recorded-visits.ts'
import { kindNames, kindOf, type KindRow, REQUEST_KINDS } from './request-kinds.ts'

const rows: readonly [string, KindRow][] = Object.entries(REQUEST_KINDS)

test('every request of the recording is of a kind that sessions make, or that is left out for a reason', () => {
  const { steps } = recordedVisits()
  expect(steps.length).toBeGreaterThan(10)
  for (const { visit, step, counts } of steps)
    for (const kind of Object.keys(counts)) expect(kindNames(), `${visit} ${step}: ${kind} has no row in request-kinds.ts`).toContain(kind)
  for (const [kind, { names, leftOut }] of rows) {
    expect(names.length > 0 || leftOut !== undefined, `${kind} is made by no session`).toBe(true)
    for (const name of names) expect(REQUEST_NAMES).toHaveProperty([name])
  }
})

const ask = (method: string, path: string, headers: Record<string, string> = {}) => ({ method, path, headers })

test.each([
  ['document', ask('GET', '/produkty?page=2', { 'upgrade-insecure-requests': '1' })],
  ['navigation', ask('GET', '/_rsc/a1/produkty?textSearch=x')],
  ['prefetch', ask('GET', '/_rsc/a1/fotel-7', { 'patyna-prefetch': '1' })],
  ['panel prefetch', ask('GET', '/_rsc/a1/~filters/produkty', { 'patyna-prefetch': '1' })],
  ['panel', ask('GET', '/_rsc/a1/~search/cp/pl')],
  ['suggestion', ask('GET', '/shop/search/suggest?q=kr')],
  ['picture', ask('GET', '/photos/photo-a-320.avif')],
  ['script', ask('GET', '/assets/index-a1.js')],
  [null, ask('GET', '/shop/unknown')],
  [null, ask('POST', '/vitals')],
])('%s', (kind, request) => expect(kindOf(request)).toBe(kind))

test('requests are counted by step, those without a kind under their path', () => {
  const recorded = { visit: 'first', step: 'home', headers: {}, status: 200, at: 0, waitMs: 1, method: 'GET' }
  const steps = countRequests([
    { ...recorded, path: '/photos/a-320.avif' },
    { ...recorded, path: '/photos/b-320.avif' },
    { ...recorded, path: '/shop/new?x=1' },
  ])
  expect(steps).toEqual([{ visit: 'first', step: 'home', counts: { picture: 2, 'GET /shop/new': 1 } }])
})

test('a session is like the browser within a tenth of each kind', () => {
  const compared = comparedVisits({ picture: 50, cart: 3, suggestion: 5 }, { picture: 45, cart: 2, refresh: 1 })
  expect(compared.map(({ kind, isWithin }) => [kind, isWithin])).toEqual([
    ['refresh', false],
    ['picture', true],
    ['suggestion', false],
    ['cart', false],
  ])
})
