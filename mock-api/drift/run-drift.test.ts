import { expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { callOf } from '../http/operations.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import type { Drift } from './probe.ts'
import { runDrift } from './run-drift.ts'

/** What a shop API of another version sends instead of a response. */
type Changed = (response: Response, operationId: string | undefined) => Response | Promise<Response>

/** A run against the mock, whose responses may be changed on the way. */
async function run(changed: Changed = (response) => response) {
  const { app } = createTestWorld({ hasControl: false })
  const sent: string[] = []
  const result = await runDrift({
    origin: 'http://shop.test',
    headers: { langId: 'pl', shippingTo: 'pl' },
    async fetch(input, init) {
      const request = new Request(input, init)
      const operation = callOf(CONTRACT_CALLS, request.method, new URL(request.url).pathname)?.operationId
      sent.push(`${request.method} ${operation}`)
      return changed(await app.request(request), operation)
    },
    pauseMs: 0,
    boutiques: ['zielone'],
    pages: ['kontakt-z-nami'],
  })
  return { ...result, sent }
}

/** Changes the parsed body of the good responses of a call. */
function inBody(operationId: string, change: (data: Record<string, unknown>) => void): Changed {
  return async (response, operation) => {
    if (operation !== operationId || response.status !== 200) return response
    const body = await response.json()
    change(body.data)
    return Response.json(body, { headers: response.headers })
  }
}

/** The same response with another body, status or headers. */
function replaced({ body, status, headers }: Response, by: { body?: string; status?: number; without?: string }): Response {
  const kept = [...headers].filter(([name]) => name !== 'content-length' && name !== by.without)
  return new Response(by.body ?? body, { status: by.status ?? status, headers: Object.fromEntries(kept) })
}

/** Ways in which a shop may drift, and how a run names them. */
const PLANTED: Record<string, { changed: Changed; named: Partial<Drift> & { operationId: string } }> = {
  'a field that is missing': {
    changed: inBody('productDetails', (data) => delete data['vendorName']),
    named: { operationId: 'productDetails', kind: 'missing', place: 'data.vendorName' },
  },
  'a status moved': {
    changed: (response, operation) =>
      operation === 'vendorDetails' && response.status === 404 ? replaced(response, { status: 410 }) : response,
    named: { operationId: 'vendorDetails', kind: 'status', expected: '404', got: '410' },
  },
  'a header missing': {
    changed: (response) => (response.status === 405 ? replaced(response, { without: 'allow' }) : response),
    named: { operationId: 'productDetails', kind: 'header', place: 'allow' },
  },
  'a page that says another total': {
    changed: inBody('searchProducts', (data) => Object.assign(data, { pagination: { total: 7, page: 1, per_page: 20 } })),
    named: { operationId: 'searchProducts', kind: 'pagination', place: 'number of items' },
  },
  'an answer about another thing': {
    changed: inBody('vendorDetails', (data) => Object.assign(data, { id: 999 })),
    named: { operationId: 'vendorDetails', kind: 'identity', place: 'data.id' },
  },
  'HTML instead of JSON': {
    changed: (response, operation) => (operation === 'searchSuggest' ? replaced(response, { body: '<html></html>' }) : response),
    named: { operationId: 'searchSuggest', kind: 'not JSON' },
  },
  'a connection that breaks': {
    changed: (response, operation) => (operation === 'sitemapProducts' ? Promise.reject(new TypeError('fetch failed')) : response),
    named: { operationId: 'sitemapProducts', kind: 'no answer', got: 'TypeError' },
  },
}

test('the mock does not drift, nothing is written, and every read that needs no account, link or key gives a good answer', async () => {
  const { drifts, notHeld, isUnanswered, requests, sent } = await run()
  expect([drifts, isUnanswered, requests]).toEqual([[], false, sent.length])
  // A search is a POST and changes nothing; the DELETE is refused, since its path has no such method.
  expect([...new Set(sent.filter((each) => !each.startsWith('GET ')))].toSorted()).toEqual(['DELETE undefined', 'POST searchProducts'])
  const reads = CONTRACT_CALLS.filter(({ method, operationId }) => method === 'GET' && notHeld.includes(operationId))
  const OF_ACCOUNTS = ['accountLogins', 'addresses', 'discountCodes', 'exportAccount', 'orderDetails', 'orders', 'proLists']
  const unsent = [...OF_ACCOUNTS, 'sandboxPayment', 'sharedList']
  expect(
    reads.map(({ operationId }) => operationId).toSorted(),
    'send a new read in safe-calls.ts; here stand those that need an account, a link or a key',
  ).toEqual(unsent)
})

test('a shop that does not answer gets no more than five requests', async () => {
  const { requests, isUnanswered } = await run(() => Promise.reject(new TypeError('fetch failed')))
  expect([requests, isUnanswered]).toEqual([5, true])
})

test.each(Object.entries(PLANTED))('%s is named', async (_name, { changed, named }) => {
  const { drifts } = await run(changed)
  expect(drifts).toContainEqual(expect.objectContaining(named))
})

test('and nothing else, with the number of responses', async () => {
  const { drifts } = await run(inBody('productDetails', (data) => Object.assign(data, { status: { id: 'RESERVED' } })))
  const place = { kind: 'value', place: 'data.status.id', expected: 'PUBLISHED | DRAFT | UNPUBLISHED', got: 'RESERVED' }
  expect(drifts).toEqual([{ operationId: 'productDetails', asks: 'a product in pl', ...place, responses: 3 }])
})
