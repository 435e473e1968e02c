// The stored property behind each filter and order. The index and the brute-force oracle both read these tables, so a new filter or order
// on a stored property is one row here; the compiler demands it.
import type { product } from '#db/catalog-tables.ts'
import type { FlagFacet, ListFacet, NumberFacet, RangeFacet } from '#app/domain/search/facets.ts'
import type { OrderKey } from '#app/domain/search/sort-orders.ts'
import type { TimedNumber } from '../pricing/promo.ts'
import type { ReferenceNames } from './reference-names.ts'

type Product = typeof product.$inferSelect
type ColumnsOf<Value> = { [Column in keyof Product]: Product[Column] extends Value ? Column : never }[keyof Product]

/** Ids of a product from a reference list: one id or several. */
export interface ListProperty {
  column: ColumnsOf<number | null | readonly number[]>
  /** The tree in which a parent includes its descendants. */
  tree?: keyof ReferenceNames['withAncestors']
  /** The list whose names the text search covers (GAP-67, plus materials, colours, eras and classifications). */
  names?: keyof ReferenceNames['names']
}

/** A number of a product; a range never matches a product without it. */
type NumberProperty = {
  /** Number of stored units per unit of the wire. @default 1 */
  perUnit?: number
} & ({ column: ColumnsOf<number | null> } | { timed: TimedNumber })

/** Whether a column is neither empty, 0 nor false. */
type FlagProperty = { column: ColumnsOf<number | boolean | null> } | { timed: 'promo' }

/** Grosze per unit of the wire's prices (GAP-20). */
const GROSZE_PER_PLN = 100

export const LIST_PROPERTIES = {
  classification: { column: 'classificationId', names: 'classifications' },
  categories: { column: 'categories', tree: 'categories', names: 'categories' },
  colors: { column: 'colors', names: 'colors' },
  materials: { column: 'materials', tree: 'materials', names: 'materials' },
  styles: { column: 'styles', names: 'styles' },
  manufacturer: { column: 'manufacturerId', names: 'manufacturers' },
} as const satisfies Record<ListFacet, ListProperty>

/** Properties with several values from a list. Those that are not facets have no counts. */
export const PRODUCT_LISTS = {
  ...LIST_PROPERTIES,
  tags: { column: 'tags' },
  condition: { column: 'conditionId' },
  vendor: { column: 'vendorId' },
  designer: { column: 'designerId', names: 'designers' },
  era: { column: 'eraId', names: 'eras' },
} as const satisfies Record<string, ListProperty>

/** `timed` properties depend on the instant of the search (GAP-80). */
export const RANGE_PROPERTIES = {
  price: { timed: 'price', perUnit: GROSZE_PER_PLN },
  width: { column: 'width' },
  height: { column: 'height' },
  depth: { column: 'depth' },
} as const satisfies Record<RangeFacet, NumberProperty>

export const FLAG_PROPERTIES = {
  isPriceNegotiable: { column: 'askingPrice' },
  onlyPromo: { timed: 'promo' },
} as const satisfies Record<FlagFacet, FlagProperty>

/** Matches products with at most the requested number. */
export const NUMBER_PROPERTIES = {
  shippingDays: { column: 'shippingDays' },
} as const satisfies Record<NumberFacet, { column: ColumnsOf<number> }>

/** A number to sort by, which every product has. */
type OrderRow = {
  /** The default direction: newest, cheapest, most popular first. */
  dir: 'asc' | 'desc'
} & ({ column: ColumnsOf<number> } | { timed: TimedNumber })

export const ORDER_PROPERTIES = {
  newest: { column: 'createdAt', dir: 'desc' },
  price: { timed: 'price', dir: 'asc' },
  popular: { column: 'popularity', dir: 'desc' },
} as const satisfies Record<OrderKey, OrderRow>

type Row<Table> = Table[keyof Table]
type ColumnsIn<Table> = Extract<Row<Table>, { column: string }>['column']

/** Columns to sort by or to filter by a range. */
export type OrderedColumn = ColumnsIn<typeof RANGE_PROPERTIES> | ColumnsIn<typeof ORDER_PROPERTIES>
/** A number that searches sort by. */
export type OrderedProperty = { perUnit?: number } & ({ column: OrderedColumn } | { timed: TimedNumber })
/** The same with its order. */
export type SortProperty = OrderedProperty & { dir: 'asc' | 'desc' }
export type ListColumn = ColumnsIn<typeof PRODUCT_LISTS>
/** Columns that filters and orders read, lists excluded. */
export type FactColumn = NumberName | ColumnsIn<typeof FLAG_PROPERTIES>

/** Columns of numbers that searches filter or sort by. */
export type NumberName = OrderedColumn | ColumnsIn<typeof NUMBER_PROPERTIES>

export const NUMBER_COLUMNS = columnsOf({ ...RANGE_PROPERTIES, ...ORDER_PROPERTIES, ...NUMBER_PROPERTIES }) as NumberName[]
export const LIST_COLUMNS = columnsOf(PRODUCT_LISTS) as ListColumn[]
export const FACT_COLUMNS = [...NUMBER_COLUMNS, ...columnsOf(FLAG_PROPERTIES)] as FactColumn[]

/** Each column of a table, without duplicates. */
function columnsOf(table: Record<string, { column: string } | { timed: string }>): string[] {
  return [...new Set(Object.values(table).flatMap((property) => ('column' in property ? property.column : [])))]
}
