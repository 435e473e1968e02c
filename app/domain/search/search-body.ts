import { FACETS, type FacetName, FLAG_FACETS, LIST_FACETS, NUMBER_FACETS, RANGE_FACETS, type WireKey } from './facets.ts'
import type { Filters, Range } from './filters.ts'
import { type OrderKey, SORT_ORDERS } from './sort-orders.ts'

type BodyRange = { from?: number | undefined; to?: number | undefined }

/** Value of a facet in the search body, by its kind. */
interface BodyValue {
  ids: number[]
  range: BodyRange
  flag: boolean
  number: number
}

type FacetParts = { [Name in FacetName as WireKey<Name>]?: BodyValue[(typeof FACETS)[Name]['kind']] | undefined }

/** The body of the search call (spec §7), in the shape of the contract's SearchBody. */
export interface SearchBodyParts extends FacetParts {
  tags?: number[] | undefined
  textSearch?: string | undefined
  orderBy?: { order: OrderKey; dir?: 'asc' | 'desc' | undefined } | undefined
  vendor?: number | undefined
  visibleOnGrid?: 1 | 2 | undefined
  /** Id of a product: it is left out, and those like it come first (EXT-25). */
  similarTo?: number | undefined
  facets?: boolean | undefined
}

/** Which listing it is: what the path adds to the query. */
export interface SearchScope {
  vendor?: number
  tags?: readonly number[]
  /** A boutique's filters: a list in the query replaces the boutique's list, ranges are intersected. */
  extra?: SearchBodyParts
}

/** One product per variant group (GAP-68). */
const ONE_PER_VARIANT_GROUP = 2

/** Body of the search for filters in a scope, without page: ranges only with a bound, flags only when true (spec §5). */
export function toSearchBody(filters: Filters, scope: SearchScope = {}): SearchBodyParts {
  const body: SearchBodyParts = { ...scope.extra }
  if (filters.textSearch) body.textSearch = filters.textSearch
  for (const facet of LIST_FACETS) if (filters[facet].length > 0) body[FACETS[facet].wire] = [...filters[facet]]
  for (const facet of RANGE_FACETS) {
    const range = intersect(filters[facet], body[FACETS[facet].wire])
    if (range) body[FACETS[facet].wire] = range
    else delete body[FACETS[facet].wire]
  }
  for (const facet of FLAG_FACETS) if (filters[facet]) body[FACETS[facet].wire] = true
  for (const facet of NUMBER_FACETS) {
    const number = filters[facet]
    if (number !== null) body[FACETS[facet].wire] = number
  }
  if (scope.tags && scope.tags.length > 0) body.tags = [...scope.tags]
  if (scope.vendor !== undefined) body.vendor = scope.vendor
  const orderBy = SORT_ORDERS[filters.sort]
  if (orderBy) body.orderBy = orderBy
  if (showsOnePerVariantGroup(body)) body.visibleOnGrid = ONE_PER_VARIANT_GROUP
  return body
}

/** Spec §7: when searching by text, by categories with no other filters or tags, or when a vendor is given. */
function showsOnePerVariantGroup({ textSearch, vendor, orderBy: _order, facets: _counts, visibleOnGrid: _grid, ...rest }: SearchBodyParts) {
  if (textSearch || vendor !== undefined) return true
  const narrowing = Object.entries(rest).filter(([, value]) => value !== undefined && value !== false)
  return narrowing.length === 1 && narrowing[0]?.[0] === 'categories'
}

function intersect(own: Range, given: BodyRange = {}): BodyRange | null {
  const from = Math.max(own.from ?? 0, given.from ?? 0)
  const to = Math.min(own.to ?? Infinity, given.to ?? Infinity)
  const hasFrom = own.from !== undefined || given.from !== undefined
  if (!hasFrom && to === Infinity) return null
  return { ...(hasFrom && { from }), ...(to < Infinity && { to }) }
}
