// The orders a listing can be read in (spec §4, Sorting; query form: GAP-64). A new order = a row here, the contract and a label.

interface SortOrder {
  /** Values of sortOrder and sortDir in the query; null = neither is written. */
  query: { sortOrder: string; sortDir: 'asc' | 'desc' } | null
  /** orderBy of the search body; null = none is sent and the server decides: relevance for a text, else bestsellers, then newest. */
  orderBy: { order: 'newest' | 'price' | 'popular'; dir: 'asc' | 'desc' } | null
}

export const SORT_ORDERS = {
  default: { query: null, orderBy: null },
  newest: { query: { sortOrder: 'newest', sortDir: 'desc' }, orderBy: { order: 'newest', dir: 'desc' } },
  priceDescending: { query: { sortOrder: 'price', sortDir: 'desc' }, orderBy: { order: 'price', dir: 'desc' } },
  priceAscending: { query: { sortOrder: 'price', sortDir: 'asc' }, orderBy: { order: 'price', dir: 'asc' } },
  mostPopular: { query: { sortOrder: 'popular', sortDir: 'desc' }, orderBy: { order: 'popular', dir: 'desc' } },
} as const satisfies Record<string, SortOrder>

export type SortName = keyof typeof SORT_ORDERS

/** All orders, as a sort control lists them. */
export const SORT_NAMES = Object.keys(SORT_ORDERS) as SortName[]

/** The order that the query names: without a direction the first row of that order; a combination we do not offer is the default. */
export function parseSort(sortOrder: string | null, sortDir: string | null): SortName {
  const named = SORT_NAMES.find((name) => {
    const { query } = SORT_ORDERS[name]
    return query?.sortOrder === sortOrder && (!sortDir || query.sortDir === sortDir)
  })
  return named ?? 'default'
}
