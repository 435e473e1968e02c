import { hasRange } from '../../domain/search/existing-filters.ts'
import { toSearchBody } from '../../domain/search/search-body.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'
import type { ListingSource } from '../filters/listing-view.ts'

const NO_DECORATIONS: Decorations = { banners: [], promoBar: null }

/**
 * Starts the requests of a listing: one search and the banners. Facets are requested only where the page itself shows them, or where
 * they tell whether its ranges exist.
 */
export function startListing(shop: ShopApi, source: ListingSource): { results: Promise<SearchPage>; decorations: Promise<Decorations> } {
  const results = markHandled(searchFor(shop, source))
  return { results, decorations: startDecorations(shop, results) }
}

async function searchFor(shop: ShopApi, { view: { filters, panel }, scope, isEmpty = false }: ListingSource): Promise<SearchPage> {
  if (isEmpty) return { items: [], total: 0, facets: null }
  return shop.search({ ...toSearchBody(filters, scope), ...((panel || hasRange(filters)) && { facets: true }) }, { page: filters.page })
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
