import { FACETS, FLAG_FACETS, LIST_FACETS, NUMBER_FACETS, RANGE_FACETS } from '../domain/search/facets.ts'
import type { Facets, SearchPage } from '../domain/search/search-page.ts'
import type { UnderstoodText } from '../domain/search/understood-text.ts'
import type { searchProducts, WireFacets, WireUnderstood } from './contract/search.ts'
import type { Read } from './contract/read-types.ts'
import type { ResponseData } from './shop-call.ts'
import { type Links, toListingItem } from './to-listing-item.ts'

type WireSearchPage = ResponseData<typeof searchProducts>

/** Maps one page of search results. @param before how many come before this page */
export function toSearchPage(
  { items, pagination, facets, understood }: WireSearchPage,
  { before, ...links }: Links & { before: number },
): SearchPage {
  return {
    items: items.map((item) => toListingItem(item, links)),
    // At least what is shown, where the response does not say it.
    total: items.length === 0 ? pagination.total : Math.max(pagination.total, before + items.length),
    facets: facets ? toFacets(facets) : null,
    ...(understood && { understood: toUnderstood(understood) }),
  }
}

function toUnderstood({ facts, corrected, without, instead = [], excluded = [] }: Read<WireUnderstood>): UnderstoodText {
  return {
    facts: facts.map(({ typed, facet, from, to }) => ({
      typed,
      bounds: facet ? { facet, range: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } } : null,
    })),
    corrected,
    without,
    instead,
    excluded: excluded.map(({ typed, known }) => ({ typed, known: known === 'unknown' ? 'no' : known })),
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
