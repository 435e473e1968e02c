import { RANGE_FACETS } from './facets.ts'
import type { Filters, Range } from './filters.ts'
import { pageCount } from './pagination.ts'
import type { SearchPage } from './search-page.ts'

/** Whether a listing's page or ranges can lie beyond what exists; only then has its address to wait for the search. */
export function mayExceed(filters: Filters): boolean {
  return filters.page > 1 || hasRange(filters)
}

/** Whether a listing is narrowed by a range. The search then has to tell what exists: its facets. */
export function hasRange(filters: Filters): boolean {
  return RANGE_FACETS.some((facet) => Object.keys(filters[facet]).length > 0)
}

/**
 * The same listing by numbers that exist (GAP-69): a page past the end is the last one, a bound beyond every value the nearest that finds the same
 * products. So the pages of a listing are as many as its products allow, not as many as there are numbers.
 */
export function existingFilters(filters: Filters, { total, facets }: Pick<SearchPage, 'total' | 'facets'>): Filters {
  const existing = { ...filters, page: Math.min(filters.page, Math.max(1, pageCount(total))) }
  if (!facets) return existing
  for (const facet of RANGE_FACETS) {
    if (Object.keys(filters[facet]).length > 0) existing[facet] = existingRange(filters[facet], facets.ranges[facet])
  }
  return existing
}

/** @param values lowest and highest value among the hits; null: no hit has one */
function existingRange({ from, to }: Range, values: { min: number; max: number } | null): Range {
  // Any range finds nothing then.
  if (!values) return { from: 0 }
  const [below, above] = [Math.max(0, Math.ceil(values.min) - 1), Math.floor(values.max) + 1]
  return {
    ...(from !== undefined && { from: from > values.max ? above : Math.max(from, values.min) }),
    ...(to !== undefined && { to: to < values.min ? below : Math.min(to, values.max) }),
  }
}
