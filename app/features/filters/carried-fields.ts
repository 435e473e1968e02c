import type { FacetName } from '../../domain/search/facets.ts'
import { type Filters, toFields, withoutFilter } from '../../domain/search/filters.ts'

/** Hidden fields of a form that edits some facets: everything else that is chosen. Page 1 is no field, so a change leads back to it. */
export function carriedFields(filters: Filters, edited: readonly FacetName[]): (readonly [name: string, value: string])[] {
  const others = edited.reduce((rest, facet) => withoutFilter(rest, facet), { ...filters, page: 1 })
  return toFields(others)
}
