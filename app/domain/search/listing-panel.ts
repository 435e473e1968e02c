import type { FilterGroup } from './facets.ts'

/** Query key of a listing that is rendered with open filters, for browsers without scripts. */
export const PANEL_KEY = 'panel'
/** Its value for all filters; that of a group also opens its section. */
export const ALL_FILTERS = 'filters'

export type ListingPanel = typeof ALL_FILTERS | FilterGroup
