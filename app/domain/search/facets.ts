// Add a filter = add a line here, its field in the search contract and its label in product-listing.json.
// URL parsing, links, the search body, badges and the filter dialog read this table; nobody else knows a query key.

/** One way to narrow a listing (spec §2, §5, §7). */
interface Facet {
  /** Key of the page's query; a range has two, with From and To behind it. */
  query: string
  /** Key of the search call's body. */
  body: string
  kind: 'ids' | 'range' | 'flag' | 'number'
  unit?: 'PLN' | 'cm' | 'days'
}

/** Prices are filtered in PLN in every market (GAP-20). */
export const FACETS = {
  classification: { query: 'classification', body: 'classification', kind: 'ids' },
  categories: { query: 'categories', body: 'categories', kind: 'ids' },
  colors: { query: 'colors', body: 'colors', kind: 'ids' },
  materials: { query: 'materials', body: 'materials', kind: 'ids' },
  styles: { query: 'styles', body: 'styles', kind: 'ids' },
  manufacturer: { query: 'manufacturer', body: 'manufacturer', kind: 'ids' },
  price: { query: 'price', body: 'price', kind: 'range', unit: 'PLN' },
  width: { query: 'dimensionWidth', body: 'dimension-width', kind: 'range', unit: 'cm' },
  height: { query: 'dimensionHeight', body: 'dimension-height', kind: 'range', unit: 'cm' },
  depth: { query: 'dimensionDepth', body: 'dimension-depth', kind: 'range', unit: 'cm' },
  isPriceNegotiable: { query: 'isPriceNegotiable', body: 'isPriceNegotiable', kind: 'flag' },
  onlyPromo: { query: 'onlyPromo', body: 'onlyPromo', kind: 'flag' },
  shippingDays: { query: 'shippingDays', body: 'shippingDays', kind: 'number', unit: 'days' },
} as const satisfies Record<string, Facet>

/** Query keys of a listing that are no filters. */
export const LISTING_KEYS = { textSearch: 'textSearch', page: 'page', sortOrder: 'sortOrder', sortDir: 'sortDir' } as const

/** Longest deliveries, in working days, that the filter offers (GAP-66). */
export const SHIPPING_DAYS_CHOICES = [2, 7, 14] as const

export type FacetName = keyof typeof FACETS
type FacetsOfKind<Kind extends Facet['kind']> = {
  [Name in FacetName]: (typeof FACETS)[Name]['kind'] extends Kind ? Name : never
}[FacetName]
export type ListFacet = FacetsOfKind<'ids'>
export type RangeFacet = FacetsOfKind<'range'>
export type FlagFacet = FacetsOfKind<'flag'>
export type NumberFacet = FacetsOfKind<'number'>

const ofKind = (kind: Facet['kind']) => facetNames().filter((name) => FACETS[name].kind === kind)

/** All facets in the order of the table. */
export function facetNames(): FacetName[] {
  return Object.keys(FACETS) as FacetName[]
}

export const LIST_FACETS = ofKind('ids') as ListFacet[]
export const RANGE_FACETS = ofKind('range') as RangeFacet[]
export const FLAG_FACETS = ofKind('flag') as FlagFacet[]

/** The two query keys of a range: priceFrom, priceTo. */
export function boundKeys(facet: RangeFacet): { from: string; to: string } {
  const { query } = FACETS[facet]
  return { from: `${query}From`, to: `${query}To` }
}
