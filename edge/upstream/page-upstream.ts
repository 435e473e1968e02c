import type { Context } from 'hono'
import { BUDGETS } from '#app/shop-api/fetch-json.ts'
import type { EdgeContext } from '../edge-context.ts'
import type { CallKind } from './call-priorities.ts'
import { onceMore } from './retry-once.ts'
import { createPauses, ShopPaused } from './endpoint-back-off.ts'
import { shopDoorOf } from './upstream-client.ts'
import { shopFetch } from './upstream-fetch.ts'

/** How the calls of a page reach the shop. */
export interface WayToShop {
  fetch: typeof globalThis.fetch
  pauses: ReturnType<typeof createPauses>
  /** Milliseconds that the page may still wait for the shop. */
  leftMs: () => number
}

/**
 * So long, in ms, a page waits for the shop in all, however many calls it makes one after the other: as long as for one. A shop that sends its
 * answers byte by byte would otherwise hold a page once for each.
 */
const PAGE_BUDGET_MS = BUDGETS.firstByteMs + BUDGETS.bodyMs

/** How pages of a request reach the shop: through the door of the isolate, with the pauses that the shop asked for. */
export function shopWayOf(c: Context<EdgeContext>, whose: { readonly calls: CallKind }): WayToShop {
  // What pages ask for changes nothing, so it may be asked for twice.
  const until = Date.now() + PAGE_BUDGET_MS
  return { fetch: onceMore(shopFetch(c, whose)), pauses: shopDoorOf(c.env).pauses, leftMs: () => until - Date.now() }
}

/** The way of the page that says that the shop does not answer: it asks for nothing, so it comes at once and adds no call. */
export function noWay(): WayToShop {
  const refuse = async () => {
    throw new ShopPaused()
  }
  return { fetch: refuse, pauses: createPauses(0, Date.now), leftMs: () => Infinity }
}
