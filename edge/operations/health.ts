// What a load balancer and an operator ask. None of it is counted, stored or about a visitor.
import type { Context } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { banners } from '#app/shop-api/contract/banners.ts'
import { createShopCall } from '#app/shop-api/shop-call.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'

const NO_STORE = { 'cache-control': 'no-store' }
/** The shop has so long, in ms; a slower one is not ready to sell. */
const READY_WITHIN_MS = 1000
/** So long, in ms, one answer of the shop is enough: asking must not become a load. */
const READY_FOR_MS = 1000

/** The process answers. It never asks the shop. */
export function healthz(c: Context<EdgeContext>): Response {
  return c.text('ok', 200, NO_STORE)
}

/** Which build answers. */
export function version(c: Context<EdgeContext>): Response {
  return c.json({ build: import.meta.env.BUILD_ID }, 200, NO_STORE)
}

/** Whether the shop can be sold from: 503 when its API does not answer a plain call in time. */
export async function readyz(c: Context<EdgeContext>): Promise<Response> {
  const isReady = await askedOnce(c, Date.now())
  return c.json({ ready: isReady }, isReady ? 200 : 503, { ...NO_STORE, ...(!isReady && { 'retry-after': '5' }) })
}

// Of the isolate, and one answer for good.
let last = { at: -Infinity, isReady: false }

async function askedOnce(c: Context<EdgeContext>, now: number): Promise<boolean> {
  if (now - last.at >= READY_FOR_MS) last = { at: now, isReady: await shopAnswers(c) }
  return last.isReady
}

async function shopAnswers(c: Context<EdgeContext>): Promise<boolean> {
  const call = createShopCall({
    origin: parseEnv(c.env).SHOP_API_ORIGIN,
    headers: { ...sessionHeaders(DEFAULT_MARKET, null), traceparent: c.var.trace.traceparent },
    fetch: (request, init) => fetch(request, { ...init, signal: AbortSignal.timeout(READY_WITHIN_MS) }),
  })
  return (await call(banners).catch(() => null)) !== null
}
