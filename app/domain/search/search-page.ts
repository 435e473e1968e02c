import type { FlagFacet, ListFacet, NumberFacet, RangeFacet } from './facets.ts'
import type { UnderstoodText } from './understood-text.ts'
import type { ListingItem } from '../product/listing-item.ts'

/** Hits per value of a filter under all other filters (EXT-02); values without hits are left out. */
export interface Facets {
  lists: Record<ListFacet, readonly { id: number; count: number }[]>
  /** Lowest and highest value among the hits, in the facet's unit; null when no hit has one. */
  ranges: Record<RangeFacet, { min: number; max: number } | null>
  flags: Record<FlagFacet, number>
  /** Hits up to each number that the filter offers. */
  numbers: Record<NumberFacet, readonly { number: number; count: number }[]>
}

/** One page of a listing (spec §3, Listing response). */
export interface SearchPage {
  items: readonly ListingItem[]
  total: number
  /** Null when they were not asked for. */
  facets: Facets | null
  /** What the text was taken to mean; absent if nothing but its words, or if the shop API does not say. */
  understood?: UnderstoodText
}
