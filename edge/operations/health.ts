// What a load balancer and an operator ask. None of it is counted, stored or about a visitor.
import type { Context } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { banners } from '#app/shop-api/contract/banners.ts'
import { createShopCall } from '#app/shop-api/shop-call.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { shopFetch } from '../upstream/upstream-fetch.ts'

const NO_STORE = { 'cache-control': 'no-store' }
/** A slower shop API is not ready to sell from, in ms. */
const READY_WITHIN_MS = 1000
/** So long after a check ended its result stands, in ms: asking must not become a load. */
const READY_FOR_MS = 1000
/** A check that its timeout did not end is lost, in ms. */
const LOST_AFTER_MS = READY_WITHIN_MS + 500

/** The process answers. It never asks the shop. */
export function healthz(c: Context<EdgeContext>): Response {
  return c.text('ok', 200, NO_STORE)
}

/** Which build answers. */
export function version(c: Context<EdgeContext>): Response {
  return c.json({ build: import.meta.env.BUILD_ID }, 200, NO_STORE)
}

/** Whether the storefront can sell: 503 when the shop API does not answer a plain call in time. */
export async function readyz(c: Context<EdgeContext>): Promise<Response> {
  const isReady = await shopIsReady(c, Date.now())
  return c.json({ ready: isReady }, isReady ? 200 : 503, { ...NO_STORE, ...(!isReady && { 'retry-after': '5' }) })
}

// Of the isolate: one check at a time, and its result.
const CHECK = 'shop'
const checks = createSingleFlight<boolean, { aliveAt: number }>({ budgetMs: LOST_AFTER_MS, maxFlights: 1, now: Date.now })
let last = { endedAt: -Infinity, isReady: false }

/** However many ask, and however slow the shop API is: at most one call at a time, and none within READY_FOR_MS of the last one's end. */
async function shopIsReady(c: Context<EdgeContext>, now: number): Promise<boolean> {
  if (now - last.endedAt < READY_FOR_MS) return last.isReady
  const underWay = checks.follow(CHECK)
  if (underWay) return (await underWay.value) ?? false
  const check = shopAnswers(c).then((isReady) => {
    last = { endedAt: Date.now(), isReady }
    return isReady
  })
  checks.lead(CHECK, check, { aliveAt: now }, (held) => c.executionCtx.waitUntil(held))
  return check
}

/** Never rejects. The call has the priority of a visitor's, whose calls are the last to be refused when the shop API is slow. */
async function shopAnswers(c: Context<EdgeContext>): Promise<boolean> {
  const until = Date.now() + READY_WITHIN_MS
  const call = createShopCall({
    origin: parseEnv(c.env).SHOP_API_ORIGIN,
    headers: sessionHeaders(DEFAULT_MARKET, null),
    fetch: shopFetch(c, { calls: 'visitor' }),
    leftMs: () => until - Date.now(),
  })
  return (await call(banners).catch(() => null)) !== null
}
