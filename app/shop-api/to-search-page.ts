import type { z } from '@hono/zod-openapi'
import { FACETS, FLAG_FACETS, LIST_FACETS, NUMBER_FACETS, RANGE_FACETS } from '../domain/search/facets.ts'
import type { Facets, SearchPage } from '../domain/search/search-page.ts'
import type { searchProducts, WireFacets } from './contract/search.ts'
import { type Links, toListingItem } from './to-listing-item.ts'

type WireSearchPage = z.infer<(typeof searchProducts)['responses'][200]['content']['application/json']['schema']>['data']

/** Maps one page of search results. */
export function toSearchPage({ items, pagination, facets }: WireSearchPage, links: Links): SearchPage {
  return {
    items: items.map((item) => toListingItem(item, links)),
    total: pagination.total,
    facets: facets ? toFacets(facets) : null,
  }
}

function toFacets(wire: WireFacets): Facets {
  return {
    lists: tableOf(LIST_FACETS, (facet) => wire[FACETS[facet].wire]),
    ranges: tableOf(RANGE_FACETS, (facet) => wire[FACETS[facet].wire]),
    flags: tableOf(FLAG_FACETS, (facet) => wire[FACETS[facet].wire]),
    numbers: tableOf(NUMBER_FACETS, (facet) => wire[FACETS[facet].wire].map(({ id, count }) => ({ number: id, count }))),
  }
}

function tableOf<Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}
