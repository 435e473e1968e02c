import {
  boundKeys,
  FACETS,
  SEARCH_LIMITS,
  facetNames,
  FLAG_FACETS,
  isOfKind,
  LIST_FACETS,
  LISTING_KEYS,
  NUMBER_FACETS,
  RANGE_FACETS,
} from './facets.ts'
import type { FacetKind, FacetName, RangeFacet } from './facets.ts'
import { parsePage } from './pagination.ts'
import { parseSort, SORT_ORDERS, type SortName } from './sort-orders.ts'

/** Bounds of a range in the facet's unit, both inclusive; a missing one is open. */
export interface Range {
  from?: number
  to?: number
}

/** Value of a facet by its kind; null = no bound. */
interface FacetValue {
  ids: readonly number[]
  range: Range
  flag: boolean
  number: number | null
}

const EMPTY_VALUES: { [Kind in FacetKind]: FacetValue[Kind] } = { ids: [], range: {}, flag: false, number: null }

type FacetValues = { [Name in FacetName]: FacetValue[(typeof FACETS)[Name]['kind']] }

/** A listing's query, parsed (spec §2). Queries that mean the same parse to equal filters. */
export interface Filters extends FacetValues {
  /** '' = no search by text. */
  textSearch: string
  /** From 1. */
  page: number
  sort: SortName
}

/** A listing without a query. */
export const NO_FILTERS: Filters = { textSearch: '', page: 1, sort: 'default', ...emptyFacets() }

/** Parses a query. Invalid values are dropped, never an error (GAP-65, GAP-69); repeated keys add up, as a form without JavaScript sends them. */
export function parseFilters(query: URLSearchParams): Filters {
  const filters = { ...NO_FILTERS }
  filters.textSearch = cleanText(query.get(LISTING_KEYS.textSearch) ?? '')
  filters.page = parsePage(query.get(LISTING_KEYS.page) ?? '')
  filters.sort = parseSort(query.get(LISTING_KEYS.sortOrder), query.get(LISTING_KEYS.sortDir))
  for (const facet of LIST_FACETS) filters[facet] = parseIds(query.getAll(FACETS[facet].query))
  for (const facet of RANGE_FACETS) filters[facet] = parseRange(query, facet)
  for (const facet of FLAG_FACETS) filters[facet] = query.get(FACETS[facet].query) === 'true'
  for (const facet of NUMBER_FACETS) {
    const { query: key, max } = FACETS[facet]
    filters[facet] = parseNumber(query.get(key), new RegExp(`^\\d{1,${String(max).length}}$`), max)
  }
  return filters
}

/** A field of a query. */
type Field = [name: string, value: string]

/** Fields of the canonical query: fixed order, no empty values, no page 1, no default sort. */
export function toFields(filters: Filters): Field[] {
  const fields: Field[] = []
  if (filters.textSearch) fields.push([LISTING_KEYS.textSearch, filters.textSearch])
  for (const facet of LIST_FACETS) if (filters[facet].length > 0) fields.push([FACETS[facet].query, filters[facet].join(',')])
  for (const facet of RANGE_FACETS) {
    const { from, to } = filters[facet]
    if (from !== undefined) fields.push([boundKeys(facet).from, String(from)])
    if (to !== undefined) fields.push([boundKeys(facet).to, String(to)])
  }
  for (const facet of FLAG_FACETS) if (filters[facet]) fields.push([FACETS[facet].query, 'true'])
  for (const facet of NUMBER_FACETS) {
    const number = filters[facet]
    if (number !== null) fields.push([FACETS[facet].query, String(number)])
  }
  const sort = SORT_ORDERS[filters.sort]
  if (sort) fields.push([LISTING_KEYS.sortOrder, sort.order], [LISTING_KEYS.sortDir, sort.dir])
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
  if (id === undefined || !isOfKind(facet, 'ids')) return { ...filters, page: 1, [facet]: NO_FILTERS[facet] }
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
    .slice(0, SEARCH_LIMITS.text)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}

function emptyFacets(): FacetValues {
  return Object.fromEntries(facetNames().map((facet) => [facet, EMPTY_VALUES[FACETS[facet].kind]])) as FacetValues
}

function parseIds(values: string[]): number[] {
  const ids = values.flatMap((value) => value.split(',')).filter((id) => /^\d{1,15}$/.test(id))
  return cleanIds(ids.map(Number))
}

const cleanIds = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b).slice(0, SEARCH_LIMITS.ids)

/** Bounds the wrong way round are turned (GAP-72). */
function parseRange(query: URLSearchParams, facet: RangeFacet): Range {
  const keys = boundKeys(facet)
  const bounds = [keys.from, keys.to].map((key) => parseBound(query.get(key)))
  const [from, to] = isTurned(bounds) ? bounds.toReversed() : bounds
  return { ...(from != null && { from }), ...(to != null && { to }) }
}

function isTurned([from, to]: readonly (number | null)[]): boolean {
  return from != null && to != null && from > to
}

/** A bound in hundredths: what is typed more exactly is rounded, as a price or a measure would be. */
function parseBound(text: string | null): number | null {
  const bound = parseNumber(text, /^\d{1,9}(\.\d{1,20})?$/, SEARCH_LIMITS.bound)
  return bound === null ? null : Math.round(bound * 100) / 100
}

function parseNumber(text: string | null, form: RegExp, max: number): number | null {
  return text !== null && form.test(text) && Number(text) <= max ? Number(text) : null
}
