// Endpoints for load balancers and operators: never counted, never cached, independent of the visitor.
import type { Context } from 'hono'
import { DEFAULT_MARKET } from '#app/domain/market.ts'
import { banners } from '#app/shop-api/contract/banners.ts'
import { createShopCall } from '#app/shop-api/shop-call.ts'
import { createSingleFlight } from '../upstream/single-flight.ts'
import { bindingFailures } from '../binding-door.ts'
import type { EdgeContext } from '../edge-context.ts'
import { parseEnv } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import { upstreamFetch } from '../upstream/upstream-fetch.ts'
import { missingBindings } from './required-bindings.ts'

const NO_STORE = { 'cache-control': 'no-store' }
/** Timeout of the readiness check, in ms. */
const READY_WITHIN_MS = 1000
/** How long a check's result is reused after its end, in ms, so that probes cause no load. */
const READY_FOR_MS = 1000
/** A check without a result after this long is lost, in ms. */
const LOST_AFTER_MS = READY_WITHIN_MS + 500

/** Liveness; makes no call upstream. */
export function healthz(c: Context<EdgeContext>): Response {
  return c.text('ok', 200, NO_STORE)
}

/** The build. */
export function version(c: Context<EdgeContext>): Response {
  return c.json({ build: import.meta.env.BUILD_ID }, 200, NO_STORE)
}

/**
 * Readiness: 503 when the shop API does not respond to a plain call in time, and where a deployed storefront lacks a secret or a binding, by its name.
 * `bindings` counts what this isolate does without (binding-door.ts): the storefront goes on. */
export async function readyz(c: Context<EdgeContext>): Promise<Response> {
  const missing = parseEnv(c.env).isPublic ? missingBindings(c.env) : []
  if (missing.length > 0) return c.json({ ready: false, missing }, 503, NO_STORE)
  const isReady = await shopIsReady(c, Date.now())
  const bindings = bindingFailures(c.env)
  return c.json({ ready: isReady, ...(Object.keys(bindings).length > 0 && { bindings }) }, isReady ? 200 : 503, {
    ...NO_STORE,
    ...(!isReady && { 'retry-after': '5' }),
  })
}

// For the isolate: one check at a time, and its result.
const CHECK = 'shop'
const checks = createSingleFlight<boolean, { progressAt: number }>({ budgetMs: LOST_AFTER_MS, maxFlights: 1, now: Date.now })
let last = { endedAt: -Infinity, isReady: false }

/** At most one call at a time, and none within READY_FOR_MS after the last one's end, whatever the number of probes. */
async function shopIsReady(c: Context<EdgeContext>, now: number): Promise<boolean> {
  if (now - last.endedAt < READY_FOR_MS) return last.isReady
  const underWay = checks.follow(CHECK)
  if (underWay) return (await underWay.value) ?? false
  const check = shopApiResponds(c).then((isReady) => {
    last = { endedAt: Date.now(), isReady }
    return isReady
  })
  checks.lead(CHECK, check, { progressAt: now }, (held) => c.executionCtx.waitUntil(held))
  return check
}

/** Never rejects. The call has a buyer's priority, which is shed last when the shop API is slow. */
async function shopApiResponds(c: Context<EdgeContext>): Promise<boolean> {
  const until = Date.now() + READY_WITHIN_MS
  const call = createShopCall({
    origin: parseEnv(c.env).SHOP_API_ORIGIN,
    headers: sessionHeaders(DEFAULT_MARKET, null),
    fetch: upstreamFetch(c, { priority: 'buyer' }),
    leftMs: () => until - Date.now(),
  })
  return (await call(banners).catch(() => null)) !== null
}
