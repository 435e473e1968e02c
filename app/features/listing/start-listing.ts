import { type Filters } from '../../domain/filters.ts'
import { type SearchScope, toSearchBody } from '../../domain/search-body.ts'
import type { SearchPage } from '../../domain/search-page.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'

const NO_DECORATIONS: Decorations = { banners: [], promoBar: null }

/** Starts what a listing waits for: one search, with the counts of all filters, and the banners. */
export function startListing(shop: ShopApi, filters: Filters, scope: SearchScope) {
  const results = shop.search({ ...toSearchBody(filters, scope), facets: true }, { page: filters.page })
  return { results: held(results), decorations: startDecorations(shop) }
}

/** A listing that needs no search to be empty: a suspended vendor's (GAP-44). */
export function startEmptyListing(shop: ShopApi): { results: Promise<SearchPage>; decorations: Promise<Decorations> } {
  return { results: Promise.resolve({ items: [], total: 0, facets: null }), decorations: startDecorations(shop) }
}

/** Banners are ornaments: without them the page is whole. */
function startDecorations(shop: ShopApi): Promise<Decorations> {
  return shop.decorations().catch(() => NO_DECORATIONS)
}

/** A failure before the section reads the promise is still the section's, not an unhandled one. */
function held<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined)
  return promise
}
