import { describe, expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { callOf } from '../http/operations.ts'
import { createCartWorld } from '../test-world/cart-calls.ts'
import { PERSONA_PASSWORD, PERSONAS } from '../test-world/personas.ts'
import type { Drift } from './held-call.ts'
import { runDrift } from './run-drift.ts'

const accountOf = (persona: 'pro' | 'customer') => ({ email: PERSONAS[persona].email, password: PERSONA_PASSWORD })

/** What a shop API of another version sends instead of a response. */
type Changed = (response: Response, operationId: string | undefined, request: Request) => Response | Promise<Response>

interface RunOptions {
  mostRequests?: number
  isReadOnly?: boolean
  /** The test account. @default the professional, who has lists */
  persona?: 'pro' | 'customer'
  settles?: boolean
}

/** A run against the mock, whose responses may be changed on the way. */
async function run(changed: Changed = (response) => response, options: RunOptions = {}) {
  const { world } = await createCartWorld({ hasControl: false })
  const sent: string[] = []
  const result = await runDrift({
    origin: 'http://shop.test',
    headers: { langId: 'pl', shippingTo: 'pl' },
    async fetch(input, init) {
      const request = new Request(input, init)
      const operation = callOf(CONTRACT_CALLS, request.method, new URL(request.url).pathname)
      sent.push(`${request.method} ${operation?.operationId}`)
      return changed(await world.app.request(request), operation?.operationId, request)
    },
    mostRequests: options.mostRequests ?? 200,
    pauseMs: 0,
    account: options.isReadOnly ? null : accountOf(options.persona ?? 'pro'),
    settles: options.settles ?? false,
    boutiques: ['zielone'],
    pages: ['kontakt-z-nami'],
    startedAt: 0,
  })
  return { ...result, sent }
}

interface ResponseData extends Record<string, unknown> {
  items: Record<string, unknown>[]
  pagination: object
}

/** Changes the parsed body of the good responses of a call. */
function inBody(operationId: string, change: (data: ResponseData, request: Request) => void): Changed {
  return async (response, operation, request) => {
    if (operation !== operationId || response.status !== 200) return response
    const body = await response.json()
    change(body.data, request)
    return Response.json(body, { headers: response.headers })
  }
}

const anew = (
  body: BodyInit | null,
  { status, headers }: { status: number; headers: Headers },
  change: (headers: Headers) => void = () => {},
) => {
  const changed = new Headers(headers)
  changed.delete('content-length')
  change(changed)
  return new Response(body, { status, headers: changed })
}

/** Ways in which what follows an order may drift. */
const PLANTED_AFTER_ORDERS: Record<string, { changed: Changed; named: (Partial<Drift> & { operationId: string })[] }> = {
  'a state that the contract has not': {
    changed: inBody('cancelOrder', (data) => Object.assign(data, { status: 'ANNULLED' })),
    named: [{ operationId: 'cancelOrder', kind: 'value', place: 'data.status', got: 'ANNULLED' }],
  },
  'a cancelled order that is refused the second time': {
    changed: secondTime('cancelOrder', () => Response.json({ error: { code: 'CONFLICT' } }, { status: 409 })),
    named: [{ operationId: 'cancelOrder', kind: 'status', got: '409' }],
  },
  'what could not be bought again, renamed': {
    changed: inBody('buyAgain', (data) => {
      data['unavailable'] = data['left']
      delete data['left']
    }),
    named: [
      { operationId: 'buyAgain', kind: 'missing', place: 'data.left' },
      { operationId: 'buyAgain', kind: 'undocumented', place: 'data.unavailable' },
    ],
  },
  'a withdrawal with the order as text': {
    changed: inBody('withdraw', (data) => Object.assign(data, { orderId: String(data['orderId']) })),
    named: [{ operationId: 'withdraw', kind: 'type', place: 'data.orderId', expected: 'number', got: 'string' }],
  },
  'a withdrawal that is created': {
    changed: (response, operation) =>
      operation === 'withdraw' && response.status === 200 ? anew(response.body, { status: 201, headers: response.headers }) : response,
    named: [{ operationId: 'withdraw', kind: 'status', got: '201' }],
  },
}

/** Responds otherwise from the second good response of a call on. */
function secondTime(operationId: string, otherwise: () => Response): Changed {
  let good = 0
  return (response, operation) => (operation === operationId && response.status === 200 && ++good > 1 ? otherwise() : response)
}

const firstItems: Record<string, unknown>[] = []

/** Every way in which a shop may drift, and how the report names it. */
const PLANTED: Record<string, { changed: Changed; named: (Partial<Drift> & { operationId: string })[] }> = {
  'a field renamed': {
    changed: inBody('productDetails', (data) => {
      data['sellerName'] = data['vendorName']
      delete data['vendorName']
    }),
    named: [
      { operationId: 'productDetails', kind: 'missing', place: 'data.vendorName' },
      { operationId: 'productDetails', kind: 'undocumented', place: 'data.sellerName' },
    ],
  },
  'a type changed': {
    changed: inBody('searchProducts', ({ items }) => items.forEach((item) => Object.assign(item, { regularPrice: '10.00' }))),
    named: [{ operationId: 'searchProducts', kind: 'type', place: 'data.items[].regularPrice', expected: 'number', got: 'string' }],
  },
  'an enum widened': {
    changed: inBody('productDetails', (data) => Object.assign(data, { status: { id: 'RESERVED' } })),
    named: [{ operationId: 'productDetails', kind: 'value', place: 'data.status.id', got: 'RESERVED' }],
  },
  'a status moved': {
    changed: (response, operation) =>
      operation === 'vendorDetails' && response.status === 404 ? anew(response.body, { status: 410, headers: response.headers }) : response,
    named: [{ operationId: 'vendorDetails', kind: 'status', expected: '404', got: '410' }],
  },
  'a field dropped': {
    changed: inBody('cartDetails', (data) => typeof data === 'object' && Reflect.deleteProperty(data, 'summary')),
    named: [{ operationId: 'cartDetails', kind: 'missing', place: 'data.summary' }],
  },
  'null where none is allowed': {
    changed: inBody('orderDetails', (data) => Object.assign(data, { comment: null })),
    named: [{ operationId: 'orderDetails', kind: 'null', place: 'data.comment', expected: 'string' }],
  },
  'an extra field': {
    changed: inBody('banners', ({ items }) => items.forEach((item) => Object.assign(item, { campaign: 'spring' }))),
    named: [{ operationId: 'banners', kind: 'undocumented', place: 'data.items[].campaign', got: 'string' }],
  },
  'a header missing': {
    changed: (response) => (response.status === 405 ? anew(response.body, response, (headers) => headers.delete('allow')) : response),
    named: [{ operationId: 'productDetails', kind: 'header', place: 'allow' }],
  },
  'another content type': {
    changed: (response, operation) =>
      operation === 'paymentMethods' ? anew(response.body, response, (headers) => headers.set('content-type', 'text/plain')) : response,
    named: [{ operationId: 'paymentMethods', kind: 'content type', got: 'text/plain' }],
  },
  'errors of another shape': {
    changed: (response) => (response.status === 404 ? Response.json({ message: 'Not found', status: 404 }, { status: 404 }) : response),
    named: [
      { operationId: 'tagDetails', kind: 'missing', place: 'error' },
      { operationId: 'tagDetails', kind: 'undocumented', place: 'message' },
    ],
  },
  'a page that says another total': {
    changed: inBody('searchProducts', ({ pagination }) => Object.assign(pagination, { total: 7 })),
    named: [{ operationId: 'searchProducts', kind: 'pagination', place: 'data.items' }],
  },
  'a second page that repeats the first': {
    changed: inBody('searchProducts', (data, { url }) => {
      if (new URL(url).searchParams.get('page') === '2') data.items = firstItems
      else if (firstItems.length === 0) firstItems.push(...data.items)
    }),
    named: [{ operationId: 'searchProducts', kind: 'pagination', place: 'data.items[].id' }],
  },
  'an answer about another thing': {
    changed: inBody('vendorDetails', (data) => Object.assign(data, { id: 999 })),
    named: [{ operationId: 'vendorDetails', kind: 'identity', place: 'data.id' }],
  },
  'HTML instead of JSON': {
    changed: (response, operation) => (operation === 'searchSuggest' ? anew('<html></html>', response) : response),
    named: [{ operationId: 'searchSuggest', kind: 'not JSON' }],
  },
  'a date of another form': {
    changed: inBody('proLists', ({ items }) => items.forEach((item) => Object.assign(item, { createdAt: '2022-03-17T11:00:00Z' }))),
    named: [{ operationId: 'proLists', kind: 'type', place: 'data.items[].createdAt', expected: 'object' }],
  },
  'a connection that breaks': {
    changed(response, operation) {
      if (operation === 'referenceList') throw new TypeError('fetch failed')
      return response
    },
    named: [{ operationId: 'referenceList', kind: 'no answer', got: 'TypeError' }],
  },
}

describe('against the mock', () => {
  test('nothing drifts, and every call of the contract but those of accounts, passwords and paid orders gives a good answer', async () => {
    const { drifts, skipped, requests, endedBecause, calls } = await run()
    expect(drifts).toEqual([])
    expect(skipped.map(({ operationId }) => operationId).toSorted()).toEqual(
      [
        'withdraw',
        'settleSandboxPayment',
        'register',
        'createWithoutRegistration',
        'changeNewsletterAgreement',
        'confirmNewsletter',
        'endNewsletter',
        'resetPassword',
        'setPassword',
        'changePassword',
        'requestEmailChange',
        'cancelEmailChange',
        'confirmEmailChange',
        'exportAccount',
        'deleteAccount',
        'sendContactMessage',
        'requestSimilarAlert',
        'confirmSimilarAlert',
        'endSimilarAlert',
        'accountLogins',
        'endOtherLogins',
        'endLogin',
      ].toSorted(),
    )
    expect([requests, endedBecause]).toEqual([calls.length, null])
    expect(requests).toBeLessThan(150)
  })

  test('EXT-16, EXT-17: with a customer and the sandbox an order is paid and withdrawn from, and the cart is left empty', async () => {
    const { drifts, skipped, sent, calls } = await run(undefined, { persona: 'customer', settles: true })
    expect(drifts).toEqual([])
    const orders = new Set(['cancelOrder', 'buyAgain', 'withdraw', 'settleSandboxPayment'])
    expect(skipped.filter(({ operationId }) => orders.has(operationId))).toEqual([])
    const statuses = calls.filter(({ operationId }) => operationId === 'withdraw').map(({ asks, status }) => [asks, status])
    expect(statuses).toEqual([
      ['an unpaid order', 409],
      ['a paid order', 200],
      ['more than is left', 409],
    ])
    expect(sent.filter((each) => each.endsWith('placeOrder')).length).toBe(3)
  })

  test('without the sandbox nothing is paid, and what was bought again leaves the cart', async () => {
    const { drifts, sent } = await run(undefined, { persona: 'customer' })
    expect(drifts).toEqual([])
    expect(sent.filter((each) => each.endsWith('settleSandboxPayment'))).toEqual([])
    expect(sent.lastIndexOf('POST removeFromCart')).toBeGreaterThan(sent.lastIndexOf('POST buyAgain'))
  })

  test('without an account nothing is written', async () => {
    const { sent, drifts, skipped } = await run(undefined, { isReadOnly: true })
    expect(drifts).toEqual([])
    // A search is a POST and changes nothing; the DELETE is refused, since its path has no such method.
    expect([...new Set(sent.filter((each) => !each.startsWith('GET ')))].toSorted()).toEqual(['DELETE undefined', 'POST searchProducts'])
    expect(skipped.find(({ operationId }) => operationId === 'placeOrder')?.because).toContain('--write')
  })

  test('it never makes more requests than it may', async () => {
    const { requests, endedBecause, sent } = await run(undefined, { mostRequests: 10 })
    expect([requests, sent.length, endedBecause]).toEqual([10, 10, 'It had made all 10 requests that it may (--requests).'])
  })
})

describe('each planted difference is named', () => {
  test.each(Object.keys(PLANTED))('%s', async (name) => {
    const { changed, named } = PLANTED[name] ?? { changed: undefined, named: [] }
    const { drifts } = await run(changed)
    for (const each of named) expect(drifts).toContainEqual(expect.objectContaining(each))
    expect(named.length).toBeGreaterThan(0)
  })

  test.each(Object.keys(PLANTED_AFTER_ORDERS))('after an order: %s', async (name) => {
    const { changed, named = [] } = PLANTED_AFTER_ORDERS[name] ?? {}
    const { drifts } = await run(changed, { persona: 'customer', settles: true })
    for (const each of named) expect(drifts).toContainEqual(expect.objectContaining(each))
    expect(named.length).toBeGreaterThan(0)
  })

  test('and nothing else, with what was counted', async () => {
    const { drifts } = await run(PLANTED['an enum widened']?.changed)
    expect(drifts).toEqual([
      {
        operationId: 'productDetails',
        asks: 'a product in pl',
        kind: 'value',
        place: 'data.status.id',
        expected: 'PUBLISHED | DRAFT | UNPUBLISHED',
        got: 'RESERVED',
        places: 6,
        responses: 6,
      },
    ])
  })
})
