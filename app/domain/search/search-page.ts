import type { FlagFacet, ListFacet, NumberFacet, RangeFacet } from './facets.ts'
import type { ListingItem } from '../product/listing-item.ts'

/** How many hits a choice of a filter would leave under all other filters (EXT-02); choices without hits are missing. */
export interface Facets {
  lists: Record<ListFacet, readonly { id: number; count: number }[]>
  /** Lowest and highest value of the hits, in the facet's unit; null = no hit has one. */
  ranges: Record<RangeFacet, { min: number; max: number } | null>
  flags: Record<FlagFacet, number>
  /** Hits within each of the numbers that the filter offers. */
  numbers: Record<NumberFacet, readonly { number: number; count: number }[]>
}

/** One page of a listing (spec §3, Listing response). */
export interface SearchPage {
  items: readonly ListingItem[]
  total: number
  /** Null when they were not asked for. */
  facets: Facets | null
}
