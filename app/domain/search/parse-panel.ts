import { FILTER_GROUPS, type FilterGroup } from './facets.ts'
import { ALL_FILTERS, type ListingPanel } from './listing-panel.ts'

/** The panel of a listing's query; null: none, or no such panel. */
export function parsePanel(text: string | null): ListingPanel | null {
  return text === ALL_FILTERS || (text !== null && isGroup(text)) ? text : null
}

function isGroup(text: string): text is FilterGroup {
  return Object.hasOwn(FILTER_GROUPS, text)
}
