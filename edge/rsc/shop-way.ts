import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import type { CallKind } from '../shop-door/call-priorities.ts'
import { onceMore } from '../shop-door/once-more.ts'
import { createPauses, ShopPaused } from '../shop-door/pauses.ts'
import { shopDoorOf } from '../shop-door/shop-door.ts'
import { shopFetch } from '../shop-door/shop-fetch.ts'
import type { WayToShop } from './page-input.ts'

/** How pages of a request reach the shop: through the door of the isolate, with the pauses that the shop asked for. */
export function shopWayOf(c: Context<EdgeContext>, whose: { readonly calls: CallKind }): WayToShop {
  // What pages ask for changes nothing, so it may be asked for twice.
  return { fetch: onceMore(shopFetch(c, whose)), pauses: shopDoorOf(c.env).pauses }
}

/** The way of the page that says that the shop does not answer: it asks for nothing, so it comes at once and adds no call. */
export function noWay(): WayToShop {
  const refuse = async () => {
    throw new ShopPaused()
  }
  return { fetch: refuse, pauses: createPauses(0, Date.now) }
}
