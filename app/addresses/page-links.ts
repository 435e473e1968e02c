// Links to frequently linked pages, from the values that pages have at hand.
import { checkoutStep } from '../domain/checkout/checkout.ts'
import { NO_FILTERS } from '../domain/search/filters.ts'
import type { ProductId, VendorId } from '../domain/ids.ts'
import { DEFAULT_LANGUAGE, type Language } from '../domain/language.ts'
import { marketOfLanguage } from '../domain/market.ts'
import { slugify } from '../domain/slug.ts'
import type { SuggestionPaths } from '../domain/search/suggestion.ts'
import { type RouteSegment, routeSegment } from '../i18n/route-segments.ts'
import { href } from './href.ts'

/** Link to a product by its name and id (RTE-07, RTE-08). */
export function productHref(product: { id: ProductId; name: string }, language: Language): string {
  return href('product', { slug: slugify(product.name), id: product.id, variant: null }, language)
}

/** Link to a vendor's listing (GAP-09). */
export function vendorHref(vendor: { id: VendorId; name: string }, language: Language): string {
  return href('vendor', { slug: slugify(vendor.name), id: vendor.id, filters: NO_FILTERS }, language)
}

/** URL prefixes of suggestions, for links built in the browser. */
export function suggestionPaths(language: Language): SuggestionPaths {
  return {
    prefix: marketOfLanguage(language).prefix,
    catalog: catalogHref(language),
    vendor: href('vendor', { slug: '', id: 0 as VendorId, filters: NO_FILTERS }, language).slice(0, -'-0'.length),
  }
}

/** Link to the whole catalog. */
export function catalogHref(language: Language): string {
  return href('catalog', { filters: NO_FILTERS }, language)
}

/** Link to a content page that has a slug of its own in each language (GAP-51). */
export function contentHref(page: RouteSegment, language: Language): string {
  return href('content', { slug: routeSegment(page, language) }, language)
}

/** Link to login with the current page as return path (spec §5, GAP-59). */
export function loginHref(redirectTo: string | null, language: Language): string {
  return href('login', { redirectTo }, language)
}

/** Link to the visitor's account. */
export function accountHref(language: Language): string {
  return href('userProfile', {}, language)
}

/** Link to the visitor's orders. */
export function orderHistoryHref(language: Language): string {
  return href('orderHistory', { page: 1 }, language)
}

/** Link to the checkout; its path is not translated (GAP-07). */
export function checkoutHref(language: Language): string {
  return href('checkout', { step: checkoutStep(null), order: null }, language)
}

/** Fallback target when no better one is known: '/' is the Polish home, other markets have only the home page of spec §2. */
export function startPath(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/' : href('home', {}, language)
}
