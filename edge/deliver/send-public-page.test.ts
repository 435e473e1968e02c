import { type Context, Hono } from 'hono'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { compressBytes, decompressBytes } from '../http/brotli-page.ts'
import { PAGE_END } from '../http/page-end.ts'
import { feedFlight } from '../render/flight-feed.ts'
import { NO_SUBJECT } from '../render/watch-subject.ts'
import type { CacheEntry } from '../store/cache-entry.ts'
import { memoryTier } from '../store/memory-tier.ts'
import type { PageStore } from '../store/page-store.ts'
import { memoryStore } from '../store/test-world/memory-store.ts'
import { testEntry } from '../store/test-world/test-entry.ts'
import { traceOf } from '../tracing/trace-context.ts'
import type { RenderContext } from '../upstream/render-context.ts'
import { newRenderRecord } from '../upstream/render-record.ts'
import type { PendingRender, RenderResult } from './render-for-store.ts'
import { sendPublicPage, type SendOptions } from './send-public-page.ts'

const KEY = 'b/1/pl/catalog/{}'
const SHOP = 'https://shop.test'
const ENV = { ASSETS: { fetch: async () => new Response(null, { status: 404 }) } }
const CONTEXT = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const bytesOf = () => ({ flightBrotli: compressBytes(new TextEncoder().encode('flight')), html: null })

let store: PageStore<RenderResult>
/** What the shop API could not make of a page; null: it is rendered. */
let incomplete: { retryAfter: number } | null
let renderDocument: () => Promise<{ html: string; hasFailed: boolean }>
let documents: number
/** What the last request left for the log and for the policy. */
let left: { pageKey: string | undefined; styleSources: readonly string[] | undefined }
/** Priority of the last render. */
let priority: string | null

beforeEach(() => {
  store = memoryStore(memoryTier({ maxBytes: 1e6, now: Date.now }), Date.now)
  incomplete = null
  documents = 0
  priority = null
  renderDocument = async () => ({ html: `<html><head></head><body>${++documents}${PAGE_END}`, hasFailed: false })
})

async function render(context: RenderContext): Promise<PendingRender> {
  priority = context.priority
  const record = newRenderRecord('route-catalog', context)
  record.reads.noted({ call: 'search', method: 'POST', path: '/', body: null }, { status: 200, etag: null, text: '' }, {})
  const entry = testEntry({ at: Date.now(), bytes: bytesOf() })
  const result = { kind: 'page', entry, isComplete: incomplete === null, ...incomplete } as const
  const tree = { root: null, decided: Promise.resolve(), subject: NO_SUBJECT, visitor: null }
  return { tree, record, flight: feedFlight(new Blob().stream()), result: Promise.resolve(result) }
}
const page = {
  key: KEY,
  render,
  renew: async (context: RenderContext) => ({ kind: 'rendered', render: await render(context) }) as const,
  renderDocument: async () => renderDocument(),
}

interface Asked extends Partial<Omit<SendOptions, 'stream'>> {
  method?: string
  headers?: Record<string, string>
  env?: object
  stream?: (c: Context<EdgeContext>) => Response
}

/** The response; of any other decision than a page that as JSON. */
async function ask({ method = 'GET', headers = {}, env = {}, stream = () => new Response('streamed'), ...options }: Asked = {}) {
  const app = new Hono<EdgeContext>().all('*', async (c) => {
    c.set('trace', traceOf(undefined, false))
    c.set('route', 'catalog')
    const otherwise: SendOptions['otherwise'] = (decision) => Response.json(decision, { status: 599 })
    const common = { form: 'html', mayStream: () => false, isRefresh: false, otherwise } as const
    const response = await sendPublicPage(c, { store, page }, { ...common, ...options, stream: async () => stream(c) })
    left = { pageKey: c.get('pageKey'), styleSources: c.get('styleSources') }
    return response
  })
  return app.request(`${SHOP}/`, { method, headers: { 'accept-encoding': 'br', ...headers } }, { ...ENV, ...env }, CONTEXT)
}
const put = async (values: Partial<CacheEntry> = {}) =>
  store.put(KEY, testEntry({ at: Date.now(), bytes: bytesOf(), ...values }), () => undefined)
const textOf = async (response: Response) => new TextDecoder().decode(decompressBytes(new Uint8Array(await response.arrayBuffer())))

const FIRST_VISIT = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

describe('who has the page already', () => {
  const headers = { 'if-none-match': 'W/"e"' }

  test.each([
    ['is told so, and no HTML is rendered for that', {}, 304, 0],
    ['gets another one under its ETag', { headers: { 'if-none-match': 'W/"other"' } }, 200, 1],
    ['gets a first visit', { headers: { ...headers, ...FIRST_VISIT } }, 200, 1],
  ] as const)('%s', async (_what, options, status, rendered) => {
    await put()
    expect([(await ask({ headers, ...options })).status, documents]).toEqual([status, rendered])
  })

  test('gets a page that lacks what it is about', async () => {
    incomplete = { retryAfter: 7 }
    expect([(await ask({ headers })).status, documents]).toEqual([503, 1])
  })
})

test('a document that cannot be rendered is a failure of the edge', async () => {
  await put()
  renderDocument = () => Promise.reject(new Error('React'))
  expect(await (await ask()).json()).toEqual({ kind: 'failed', retryAfter: null })
})

test('a document of which a part failed is not what the next first visit gets', async () => {
  await put({ etag: 'broken' })
  const headers = FIRST_VISIT
  renderDocument = async () => ({ html: `<html><head></head><body>broken${PAGE_END}`, hasFailed: true })
  expect(await textOf(await ask({ headers }))).toContain('broken')
  renderDocument = async () => ({ html: `<html><head></head><body>whole${PAGE_END}`, hasFailed: false })
  expect(await textOf(await ask({ headers }))).toContain('whole')
})

test.each([
  ['a browser without our files', {}, true],
  ['one that asks for the head alone', { method: 'HEAD' }, false],
  ['one without brotli', { headers: { ...FIRST_VISIT, 'accept-encoding': 'gzip' } }, false],
  ['one that asks for Flight', { form: 'flight' }, false],
] as const)('%s: styles are inlined and admitted: %s', async (_who, options, is) => {
  await put({ etag: `of ${_who}` })
  // Its HTML is there already.
  await ask()
  const { headers } = await ask({ headers: FIRST_VISIT, ...options })
  // What has inline styles has no ETag.
  expect([left.styleSources !== undefined, !headers.has('etag')]).toEqual([is, is])
})

test('what is known of the visitor is sent with the page, without a call', async () => {
  await put()
  const personalisation = { known: Promise.resolve('<i>known</i>'), request: () => Promise.reject(new Error('asked')) }
  const brotli = new Uint8Array(await (await ask({ personalisation })).arrayBuffer())
  expect(new TextDecoder().decode(brotli)).toContain('<i>known</i>')
})

test.each([
  ['a refresh', { isRefresh: true }, 'refresh'],
  ['a page that is prefetched', { headers: { 'sec-purpose': 'prefetch' } }, 'prefetch'],
  ['a page', {}, 'page'],
])('%s is rendered with its priority', async (_what, options, expected) => {
  await ask(options)
  expect([priority, left.pageKey]).toEqual([expected, KEY])
})

test.each([
  [false, { kind: 'limited' }],
  [true, null],
])('beyond the renders of a network nothing is rendered but what is free: %s', async (isFree, decision) => {
  const response = await ask({ isFree, env: { RENDER_LIMIT: { limit: async () => ({ success: false }) } } })
  expect(response.status === 599 ? await response.json() : null).toEqual(decision)
})

test('whether the page of failures was cached says nothing of the page that was asked for', async () => {
  await put()
  const { status, headers } = await ask({ status: 503, retryAfter: 9 })
  expect([status, headers.get('cache-status'), headers.get('retry-after')]).toEqual([503, 'patyna; fwd=uri-miss', '9'])
})

describe('a page that lacks what it is about', () => {
  test('is 503 until the shop API can be asked again', async () => {
    incomplete = { retryAfter: 7 }
    const { status, headers } = await ask()
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '7', 'no-store'])
  })

  test('is none where that is better', async () => {
    incomplete = { retryAfter: 7 }
    expect(await (await ask({ mayLackSubject: false })).json()).toEqual({ kind: 'failed', retryAfter: 7 })
  })
})

describe('a page that is streamed', () => {
  test.each([200, 404, 503])('and comes to %i names its trace, also where a stand-in has named it', async (status) => {
    const stream = (c: Context<EdgeContext>) => {
      c.set('isTraceNamed', true)
      return new Response('x', { status })
    }
    const { headers } = await ask({ mayStream: () => true, stream })
    expect(headers.get('server-timing')).toMatch(/^render;dur=\d+, traceparent;desc="00-\w{32}-\w{16}-00", route;desc="catalog"$/)
    expect(headers.get('cache-status')).toBe('patyna; fwd=uri-miss')
  })

  test('and fails before its head is a copy where there is one, and its render is let go', async () => {
    const old = testEntry({ at: Date.now() - 60_000, bytes: bytesOf() })
    store = { ...store, findInOutage: async () => old }
    const cancel = vi.fn()
    const stream = (c: Context<EdgeContext>) => {
      c.set('pageKey', 'the page of failures')
      return new Response(new ReadableStream({ cancel }), { status: 500 })
    }
    const response = await ask({ mayStream: () => true, stream })
    expect([response.status, response.headers.get('cache-status')]).toEqual([200, 'patyna; hit; ttl=-30; detail=stale-on-error'])
    expect(cancel).toHaveBeenCalledOnce()
    expect(left.pageKey).toBe(KEY)
  })
})
