import type { FacetName } from './facets.ts'

// What the filter controls of a listing hold, in order. A new facet needs a group here to be seen.
const GROUPS = {
  sort: [],
  price: ['price', 'isPriceNegotiable', 'onlyPromo'],
  dimensions: ['width', 'height', 'depth'],
  classification: ['classification'],
  categories: ['categories'],
  materials: ['materials'],
  colors: ['colors'],
  styles: ['styles'],
  manufacturer: ['manufacturer'],
  shippingDays: ['shippingDays'],
} as const satisfies Record<string, readonly FacetName[]>

export type FilterGroup = keyof typeof GROUPS

/** Sections of the dialog with all filters (GAP-73). */
export const ALL_FILTER_GROUPS = Object.keys(GROUPS) as FilterGroup[]
/** Groups with a button of their own above the grid (spec §2). */
export const FILTER_BUTTONS: readonly FilterGroup[] = ['sort', 'price', 'dimensions', 'classification', 'materials', 'colors']

/** Facets of a group; none for the order, which is no facet. */
export function facetsOf(group: FilterGroup): readonly FacetName[] {
  return GROUPS[group]
}
