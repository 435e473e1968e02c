import { RANGE_FACETS, type RangeFacet } from './facets.ts'
import type { Filters, Range } from './filters.ts'
import { pageCount } from './pagination.ts'
import type { SearchPage } from './search-page.ts'

/** Whether a listing's page or ranges can lie beyond what exists; only then has its address to wait for the search. */
export function mayExceed(filters: Filters): boolean {
  return filters.page > 1 || hasRange(filters)
}

/** Whether a listing is narrowed by a range. The search then has to tell what exists: its facets. */
export function hasRange(filters: Filters): boolean {
  return setRanges(filters).length > 0
}

function setRanges(filters: Filters): RangeFacet[] {
  return RANGE_FACETS.filter((facet) => Object.keys(filters[facet]).length > 0)
}

/**
 * The same listing by numbers that exist (GAP-69): a page past the end is the last one, a bound far beyond every value the next power of ten that
 * finds the same products. So the pages of a listing are as many as its products allow, not as many as there are numbers; but who asks for things to
 * 5000 among armchairs to 4301 still asks for 5000 once they leave the armchairs, or save the search. Several ranges that nothing fulfils
 * together stay as they were set: each is counted among what the others leave, so moved together they would find what none of them allows.
 */
export function existingFilters(filters: Filters, { total, facets }: Pick<SearchPage, 'total' | 'facets'>): Filters {
  const existing = { ...filters, page: Math.min(filters.page, Math.max(1, pageCount(total))) }
  const ranges = setRanges(filters)
  if (!facets || (total === 0 && ranges.length > 1)) return existing
  for (const facet of ranges) existing[facet] = existingRange(filters[facet], facets.ranges[facet])
  return existing
}

/** @param values lowest and highest value among the hits; null: no hit has one */
function existingRange({ from, to }: Range, values: { min: number; max: number } | null): Range {
  // Any range finds nothing then.
  if (!values) return { from: 0 }
  const [below, above] = [Math.max(0, Math.ceil(values.min) - 1), Math.floor(values.max) + 1]
  return {
    ...(from !== undefined && { from: from > values.max ? above : Math.max(from, powerAtMost(values.min)) }),
    ...(to !== undefined && { to: to < values.min ? below : Math.min(to, powerAtLeast(values.max)) }),
  }
}

/** The greatest power of ten that is not above a value; 0 below 1. */
function powerAtMost(value: number): number {
  if (value < 1) return 0
  // By products, because Math.log10 is not exact everywhere.
  let power = 1
  while (power * 10 <= value) power *= 10
  return power
}

/** The least power of ten that is not below a value; 0 of 0. */
function powerAtLeast(value: number): number {
  if (value === 0) return 0
  const below = powerAtMost(value) || 1
  return below >= value ? below : below * 10
}
