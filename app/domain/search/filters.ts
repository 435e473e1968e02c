import { boundKeys, FACETS, type FacetName, FLAG_FACETS, LIST_FACETS, LISTING_KEYS, RANGE_FACETS } from './facets.ts'
import type { FlagFacet, ListFacet, NumberFacet, RangeFacet } from './facets.ts'
import { parsePage } from './pagination.ts'
import { parseSort, SORT_ORDERS, type SortName } from './sort-orders.ts'

/** Bounds of a range in the facet's unit, both inclusive; a missing one is open. */
export interface Range {
  from?: number
  to?: number
}

type FacetValues = Record<ListFacet, readonly number[]> &
  Record<RangeFacet, Range> &
  Record<FlagFacet, boolean> &
  Record<NumberFacet, number | null>

/** What a listing's query says (spec §2), clean: two queries that mean the same are equal here. */
export interface Filters extends FacetValues {
  /** '' = no search by text. */
  textSearch: string
  /** From 1. */
  page: number
  sort: SortName
}

/** A listing as it opens. */
export const NO_FILTERS: Filters = {
  textSearch: '',
  page: 1,
  sort: 'default',
  classification: [],
  categories: [],
  colors: [],
  materials: [],
  styles: [],
  manufacturer: [],
  price: {},
  isPriceNegotiable: false,
  onlyPromo: false,
  width: {},
  height: {},
  depth: {},
  shippingDays: null,
}

// The limits of the search contract: what is beyond them is dropped or cut here, so a strange address never becomes a failed call.
const MAX_IDS = 100
const MAX_TEXT_CHARACTERS = 128
const MAX_BOUND = 100_000_000
const MAX_SHIPPING_DAYS = 365

/** Reads a query; junk is dropped, never an error (GAP-65, GAP-69). Repeated keys add up, as in a form without JavaScript. */
export function parseFilters(query: URLSearchParams): Filters {
  const filters = { ...NO_FILTERS }
  filters.textSearch = cleanText(query.get(LISTING_KEYS.textSearch) ?? '')
  filters.page = parsePage(query.get(LISTING_KEYS.page) ?? '')
  filters.sort = parseSort(query.get(LISTING_KEYS.sortOrder), query.get(LISTING_KEYS.sortDir))
  for (const facet of LIST_FACETS) filters[facet] = parseIds(query.getAll(FACETS[facet].query))
  for (const facet of RANGE_FACETS) filters[facet] = parseRange(query, facet)
  for (const facet of FLAG_FACETS) filters[facet] = query.get(FACETS[facet].query) === 'true'
  filters.shippingDays = parseNumber(query.get(FACETS.shippingDays.query), /^\d{1,3}$/, MAX_SHIPPING_DAYS)
  return filters
}

/** A field of a query. */
type Field = [name: string, value: string]

/** Filters as the fields of the one query that stands for them: fixed order, nothing empty, no page 1 and no default sort. */
export function toFields(filters: Filters): Field[] {
  const fields: Field[] = []
  if (filters.textSearch) fields.push([LISTING_KEYS.textSearch, filters.textSearch])
  for (const facet of LIST_FACETS) if (filters[facet].length > 0) fields.push([FACETS[facet].query, filters[facet].join(',')])
  for (const facet of RANGE_FACETS) {
    const { from, to } = boundKeys(facet)
    const range = filters[facet]
    if (range.from !== undefined) fields.push([from, String(range.from)])
    if (range.to !== undefined) fields.push([to, String(range.to)])
  }
  for (const facet of FLAG_FACETS) if (filters[facet]) fields.push([FACETS[facet].query, 'true'])
  if (filters.shippingDays !== null) fields.push([FACETS.shippingDays.query, String(filters.shippingDays)])
  const sort = SORT_ORDERS[filters.sort].query
  if (sort) {
    fields.push([LISTING_KEYS.sortOrder, sort.sortOrder], [LISTING_KEYS.sortDir, sort.sortDir])
  }
  if (filters.page > 1) fields.push([LISTING_KEYS.page, String(filters.page)])
  return fields
}

/** The query string with its '?', or ''. Commas stay commas: they are allowed there and easier to read. */
export function toQueryString(filters: Filters): string {
  const fields = toFields(filters)
  if (fields.length === 0) return ''
  return `?${new URLSearchParams(fields).toString().replaceAll('%2C', ',')}`
}

/** Sets one facet. Like every change of filters or order it leads back to page 1 (GAP-69). */
export function withFilter<Name extends FacetName>(filters: Filters, facet: Name, value: Filters[Name]): Filters {
  return { ...filters, page: 1, [facet]: Array.isArray(value) ? cleanIds(value) : value }
}

/** Removes a facet, or one id of a list. */
export function withoutFilter(filters: Filters, facet: FacetName, id?: number): Filters {
  if (id === undefined || !isListFacet(facet)) return { ...filters, page: 1, [facet]: NO_FILTERS[facet] }
  return withFilter(
    filters,
    facet,
    filters[facet].filter((other) => other !== id),
  )
}

/** Removes every facet; the search text and the order stay. */
export function withoutAll({ textSearch, sort }: Filters): Filters {
  return { ...NO_FILTERS, textSearch, sort }
}

/** Turns to a page. */
export function withPage(filters: Filters, page: number): Filters {
  return { ...filters, page }
}

/** Chooses an order. */
export function withSort(filters: Filters, sort: SortName): Filters {
  return { ...filters, page: 1, sort }
}

/** Whether nothing narrows the listing: no text and no facet; page and order do not count. */
export function isUnfiltered(filters: Filters): boolean {
  return toQueryString({ ...filters, page: 1, sort: 'default' }) === ''
}

/** A search text as it may be sent: NFC, one space between words, no control characters, at most 128 UTF-16 units. */
export function cleanText(text: string): string {
  const clean = text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  // A cut may leave half of a surrogate pair behind.
  return clean
    .slice(0, MAX_TEXT_CHARACTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

const isListFacet = (facet: FacetName): facet is ListFacet => FACETS[facet].kind === 'ids'

function parseIds(values: string[]): number[] {
  const ids = values.flatMap((value) => value.split(',')).filter((id) => /^\d{1,15}$/.test(id))
  return cleanIds(ids.map(Number))
}

const cleanIds = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).slice(0, MAX_IDS)

function parseRange(query: URLSearchParams, facet: RangeFacet): Range {
  const keys = boundKeys(facet)
  const [from, to] = [keys.from, keys.to].map((key) => parseNumber(query.get(key), /^\d{1,9}(\.\d{1,2})?$/, MAX_BOUND))
  return { ...(from != null && { from }), ...(to != null && { to }) }
}

function parseNumber(text: string | null, form: RegExp, max: number): number | null {
  return text !== null && form.test(text) && Number(text) <= max ? Number(text) : null
}
