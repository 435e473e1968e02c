import {
  FACETS,
  facetNames,
  isOfKind,
  type FacetName,
  type FlagFacet,
  type ListFacet,
  type NumberFacet,
  type RangeFacet,
  type Unit,
} from './facets.ts'
import { type Filters, type Range, withoutFilter } from './filters.ts'

/** A removable badge of an active filter (spec §3). */
export interface FilterBadge {
  /** Unique in its row: the query key, with the value's id behind it for a list. */
  id: string
  queryKey: string
  title: string
  /** Whether the filter can hold several values, each with a badge of its own. */
  isArray: boolean
  /** The filters after its removal. */
  without: Filters
}

/** Data of a badge that is not one of a list; `BadgeTexts` translates it ("Cena: 100 - 500 PLN", "od 100", "do 500"). */
export type BadgePhrase =
  | { facet: RangeFacet; range: Range; unit: Unit }
  | { facet: FlagFacet }
  | { facet: NumberFacet; value: number; unit: Unit }

export interface BadgeTexts {
  /** Name of a reference value; undefined for an unknown id, whose badge shows its number, so that it can be removed. */
  name: (facet: ListFacet, id: number) => string | undefined
  label: (phrase: BadgePhrase) => string
}

/** Badges of the active filters in table order: one per id of a list, one per range with any bound (GAP-71). */
export function activeBadges(filters: Filters, texts: BadgeTexts): FilterBadge[] {
  return facetNames().flatMap((facet) => badgesOf(facet, filters, texts))
}

function badgesOf(facet: FacetName, filters: Filters, { name, label }: BadgeTexts): FilterBadge[] {
  if (isOfKind(facet, 'ids')) {
    return filters[facet].map((id) => ({
      id: `${FACETS[facet].query}-${id}`,
      queryKey: FACETS[facet].query,
      title: name(facet, id) ?? String(id),
      isArray: true,
      without: withoutFilter(filters, facet, id),
    }))
  }
  const phrase = phraseOf(facet, filters)
  return phrase ? [single(facet, filters, label(phrase))] : []
}

/** Null when the facet is not set. */
function phraseOf(facet: Exclude<FacetName, ListFacet>, filters: Filters): BadgePhrase | null {
  if (isOfKind(facet, 'range')) {
    const range = filters[facet]
    return range.from === undefined && range.to === undefined ? null : { facet, range, unit: FACETS[facet].unit }
  }
  if (isOfKind(facet, 'number')) {
    const value = filters[facet]
    return value === null ? null : { facet, value, unit: FACETS[facet].unit }
  }
  return filters[facet] ? { facet } : null
}

function single(facet: FacetName, filters: Filters, title: string): FilterBadge {
  const { query } = FACETS[facet]
  return { id: query, queryKey: query, title, isArray: false, without: withoutFilter(filters, facet) }
}
