import { FACETS, type FacetName, facetNames, FILTER_GROUPS, type FilterGroup } from './facets.ts'

/** Sections of the dialog with all filters (GAP-73). */
export const ALL_FILTER_GROUPS = Object.keys(FILTER_GROUPS) as FilterGroup[]
/** Groups with a button of their own above the grid (spec §2). */
export const FILTER_BUTTONS: readonly FilterGroup[] = ALL_FILTER_GROUPS.filter((group) => 'hasButton' in FILTER_GROUPS[group])

/** Facets of a group in the order of the table; none for the order, which is no facet. */
export function facetsOf(group: FilterGroup): readonly FacetName[] {
  return facetNames().filter((facet) => groupOf(facet) === group)
}

/** Whether the section of a group stands open although nothing in it is chosen. */
export function isOpenGroup(group: FilterGroup): boolean {
  return 'isOpen' in FILTER_GROUPS[group]
}

function groupOf(facet: FacetName): FilterGroup {
  return FACETS[facet].group
}
