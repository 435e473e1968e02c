// The orders a listing can be read in (spec §4, Sorting; query form: GAP-64). A new order = a row here, its property in the mock and a label.

/** Values of sortOrder and sortDir in the query and of orderBy in the search body. */
interface SortOrder {
  order: string
  dir: 'asc' | 'desc'
}

/** Null = no order is written or sent: the shop API decides: relevance for a text, else bestsellers, then newest. */
export const SORT_ORDERS = {
  default: null,
  newest: { order: 'newest', dir: 'desc' },
  priceDescending: { order: 'price', dir: 'desc' },
  priceAscending: { order: 'price', dir: 'asc' },
  mostPopular: { order: 'popular', dir: 'desc' },
} as const satisfies Record<string, SortOrder | null>

export type SortName = keyof typeof SORT_ORDERS
/** What a search can be ordered by. */
export type OrderKey = Exclude<(typeof SORT_ORDERS)[SortName], null>['order']

/** All orders, as a sort control lists them. */
export const SORT_NAMES = Object.keys(SORT_ORDERS) as SortName[]

/** What a search can be ordered by, each once, in the order of the table. */
export function orderKeys(): OrderKey[] {
  return [...new Set(SORT_NAMES.flatMap((name) => SORT_ORDERS[name]?.order ?? []))]
}

/** The order that the query names: without a direction the first row of that order; a combination we do not offer is the default. */
export function parseSort(sortOrder: string | null, sortDir: string | null): SortName {
  const named = SORT_NAMES.find((name) => {
    const sort = SORT_ORDERS[name]
    return sort?.order === sortOrder && (!sortDir || sort.dir === sortDir)
  })
  return named ?? 'default'
}
