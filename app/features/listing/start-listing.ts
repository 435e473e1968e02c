import { type Filters } from '../../domain/search/filters.ts'
import { type SearchScope, toSearchBody } from '../../domain/search/search-body.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'

const NO_DECORATIONS: Decorations = { banners: [], promoBar: null }

/** Starts what a listing waits for: one search, with the counts of all filters, and the banners. */
export function startListing(shop: ShopApi, filters: Filters, scope: SearchScope) {
  const results = markHandled(shop.search({ ...toSearchBody(filters, scope), facets: true }, { page: filters.page }))
  return { results, decorations: startDecorations(shop, results) }
}

/** A listing that needs no search to be empty: a suspended vendor's (GAP-44). */
export function startEmptyListing(shop: ShopApi): { results: Promise<SearchPage>; decorations: Promise<Decorations> } {
  const results = Promise.resolve({ items: [], total: 0, facets: null })
  return { results, decorations: startDecorations(shop, results) }
}

/** How long banners may come after the items, in ms. Later ones would move what is being read (CLS), so they are left out. */
const BANNER_GRACE_MS = 200

/** Banners are ornaments: without them the page is whole, and it does not wait for them. */
function startDecorations(shop: ShopApi, results: Promise<unknown>): Promise<Decorations> {
  const tooLate = () => new Promise<Decorations>((resolve) => setTimeout(() => resolve(NO_DECORATIONS), BANNER_GRACE_MS))
  return Promise.race([shop.decorations().catch(() => NO_DECORATIONS), results.then(tooLate, tooLate)])
}

/** A failure before the section reads the promise is still the section's, not an unhandled one. */
function markHandled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}
