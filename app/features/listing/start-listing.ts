import { type Filters } from '../../domain/search/filters.ts'
import { type SearchScope, toSearchBody } from '../../domain/search/search-body.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'

const NO_DECORATIONS: Decorations = { banners: [], promoBar: null }

/** Starts the requests of a listing: one search, with the counts of all filters, and the banners. */
export function startListing(shop: ShopApi, filters: Filters, scope: SearchScope) {
  const results = markHandled(shop.search({ ...toSearchBody(filters, scope), facets: true }, { page: filters.page }))
  return { results, decorations: startDecorations(shop, results) }
}

/** A listing that is empty without a search: a suspended vendor's (GAP-44). */
export function startEmptyListing(shop: ShopApi): { results: Promise<SearchPage>; decorations: Promise<Decorations> } {
  const results = Promise.resolve({ items: [], total: 0, facets: null })
  return { results, decorations: startDecorations(shop, results) }
}

/** How long banners may arrive after the items, in ms. Later ones would shift visible content (CLS), so they are omitted. */
const BANNER_GRACE_MS = 200

/** Banners are optional: the page does not wait for them. */
function startDecorations(shop: ShopApi, results: Promise<unknown>): Promise<Decorations> {
  const tooLate = () => new Promise<Decorations>((resolve) => setTimeout(() => resolve(NO_DECORATIONS), BANNER_GRACE_MS))
  return Promise.race([shop.decorations().catch(() => NO_DECORATIONS), results.then(tooLate, tooLate)])
}

/** Marks a rejection as handled: the section that awaits the promise later renders the failure. */
function markHandled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}
