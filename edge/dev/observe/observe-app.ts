// The collector and the page of `npm start -- --observe`, on this machine alone.
import { Hono } from 'hono'
import { createKeptSpans } from './kept-spans.ts'
import { observePage } from './observe-page.ts'

/** Requests that are kept. */
const MOST_REQUESTS = 60

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Names of this machine. Any other Host is a page of another site that had its name resolved to here. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Takes spans at /v1/traces and shows the last requests at /. */
export function createObserveApp() {
  const kept = createKeptSpans(MOST_REQUESTS)
  return new Hono()
    .use(async (c, next) => (LOOPBACK.test(c.req.header('host') ?? '') ? next() : c.text('Misdirected', 421)))
    .post('/v1/traces', async (c) => (kept.add(await c.req.json().catch(() => null)) ? c.json({}) : c.text('No OTLP', 400)))
    .get('/', async (c) => {
      const page = await observePage({ requests: kept.requests(), isLive: c.req.query('live') !== undefined })
      return c.html(page, 200, HEADERS)
    })
}
