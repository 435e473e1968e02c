// Sort orders of a listing (spec §4, Sorting; query form: GAP-64). Add an order = add a row here; the compiler names its property in the mock and
// its text.

/** Values of sortOrder and sortDir in the query and of orderBy in the search body. */
interface SortOrder {
  order: string
  dir: 'asc' | 'desc'
}

/** Null: neither the query nor the body names an order, and the shop API sorts by relevance for a text, else bestsellers, then newest. */
export const SORT_ORDERS = {
  default: null,
  newest: { order: 'newest', dir: 'desc' },
  priceDescending: { order: 'price', dir: 'desc' },
  priceAscending: { order: 'price', dir: 'asc' },
  mostPopular: { order: 'popular', dir: 'desc' },
} as const satisfies Record<string, SortOrder | null>

export type SortName = keyof typeof SORT_ORDERS
/** Keys that a search can be ordered by. */
export type OrderKey = Exclude<(typeof SORT_ORDERS)[SortName], null>['order']

/** All orders, as a sort control lists them. */
export const SORT_NAMES = Object.keys(SORT_ORDERS) as SortName[]

/** Keys that a search can be ordered by, each once, in the order of the table. */
export function orderKeys(): OrderKey[] {
  return [...new Set(SORT_NAMES.flatMap((name) => SORT_ORDERS[name]?.order ?? []))]
}

/** Parses the order of a query. Without a direction it is the first row of that order; an unknown combination is the default. */
export function parseSort(sortOrder: string | null, sortDir: string | null): SortName {
  const named = SORT_NAMES.find((name) => {
    const sort = SORT_ORDERS[name]
    return sort?.order === sortOrder && (!sortDir || sort.dir === sortDir)
  })
  return named ?? 'default'
}
