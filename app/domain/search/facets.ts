// Add a filter = add a row to ROWS. The parser, links, search body, badges, filter controls, the contract's schema and the mock's
// counts are derived from it; the compiler names what else a row needs: its property in the mock, its texts, a new list of choices.

/** Sections of the dialog with all filters, in order (GAP-73). */
export const FILTER_GROUPS = {
  sort: { hasButton: true },
  price: { hasButton: true, isOpen: true },
  dimensions: { hasButton: true },
  classification: { hasButton: true, isOpen: true },
  categories: {},
  materials: { hasButton: true },
  colors: { hasButton: true },
  styles: {},
  manufacturer: {},
  shippingDays: {},
} as const satisfies Record<string, FilterGroupRow>

interface FilterGroupRow {
  /** Whether the group also has a button above the grid (spec §2). */
  hasButton?: true
  /** Whether its section stands open although nothing in it is chosen. */
  isOpen?: true
}

export type FilterGroup = keyof typeof FILTER_GROUPS

export type Unit = 'PLN' | 'cm' | 'days'

/** One way to narrow a listing (spec §2, §5, §7). What a row leaves out is the facet's name. */
interface FacetRow {
  /** Key of the page's query; a range has two, with From and To behind it. */
  query?: string
  /** Key of the search body and of the counts in its response. */
  wire?: string
  /** Section of the dialog, and button, with its control. */
  group?: FilterGroup
}

/** Ids out of a reference list; values are alternatives (GAP-65). */
interface ListRow extends FacetRow {
  kind: 'ids'
  /** The reference list that the filter offers. */
  choices: string
  /** The list with the names of all values, when an address may hold values that the filter does not offer (GAP-132). */
  names?: string
  /** How the choices are rendered. @default a flat list of checkboxes */
  control?: 'tree' | 'swatches'
  /** A field finds a value in the list, which is long. */
  isSearched?: true
}

/** A lower and an upper bound in whole units or hundredths, both inclusive. */
interface RangeRow extends FacetRow {
  kind: 'range'
  unit: Unit
}

/** Filters when true. */
interface FlagRow extends FacetRow {
  kind: 'flag'
}

/** An upper bound, inclusive. */
interface NumberRow extends FacetRow {
  kind: 'number'
  unit: Unit
  /** Highest number that the parser accepts. */
  max: number
  /** Numbers that the filter offers, ascending. */
  choices: readonly number[]
}

/** All filters. Prices are filtered in PLN in every market (GAP-20); days are working days (GAP-66). */
const ROWS = {
  classification: { kind: 'ids', choices: 'classifications' },
  categories: { kind: 'ids', choices: 'categories', control: 'tree' },
  colors: { kind: 'ids', choices: 'shortColors', names: 'colors', control: 'swatches' },
  materials: { kind: 'ids', choices: 'materials', control: 'tree', isSearched: true },
  styles: { kind: 'ids', choices: 'styles' },
  manufacturer: { kind: 'ids', choices: 'manufacturers', isSearched: true },
  price: { kind: 'range', unit: 'PLN' },
  width: { kind: 'range', unit: 'cm', query: 'dimensionWidth', wire: 'dimension-width', group: 'dimensions' },
  height: { kind: 'range', unit: 'cm', query: 'dimensionHeight', wire: 'dimension-height', group: 'dimensions' },
  depth: { kind: 'range', unit: 'cm', query: 'dimensionDepth', wire: 'dimension-depth', group: 'dimensions' },
  isPriceNegotiable: { kind: 'flag', group: 'price' },
  onlyPromo: { kind: 'flag', group: 'price' },
  shippingDays: { kind: 'number', unit: 'days', max: 365, choices: [2, 7, 14] },
} as const satisfies Record<string, ListRow | RangeRow | FlagRow | NumberRow>

export type FacetName = keyof typeof ROWS
/** A key or the group of a facet: as its row gives it, else the facet's name. */
type Named<Name extends FacetName, Key extends keyof FacetRow> =
  (typeof ROWS)[Name] extends Record<Key, infer Given extends string> ? Given : Name
type FullRows = { [Name in FacetName]: (typeof ROWS)[Name] & { [Key in keyof FacetRow]-?: Named<Name, Key> } }

/** All filters, each with its keys and its group. */
export const FACETS = Object.fromEntries(
  Object.entries(ROWS).map(([name, row]) => [name, { query: name, wire: name, group: name, ...row }]),
) as FullRows

/** Limits of the search body: ids of a list, bounds of a range, UTF-16 units of the text. The contract refuses what the parser drops or cuts. */
export const SEARCH_LIMITS = { ids: 100, bound: 100_000_000, text: 128 } as const

/** Query keys of a listing beside its filters. */
export const LISTING_KEYS = { textSearch: 'textSearch', page: 'page', sortOrder: 'sortOrder', sortDir: 'sortDir' } as const

export type FacetKind = (typeof FACETS)[FacetName]['kind']
/** Key of a facet in the search body. */
export type WireKey<Name extends FacetName> = { [Each in FacetName]: Named<Each, 'wire'> }[Name]
export type FacetsOfKind<Kind extends FacetKind> = {
  [Name in FacetName]: (typeof FACETS)[Name]['kind'] extends Kind ? Name : never
}[FacetName]
export type ListFacet = FacetsOfKind<'ids'>
/** List facets that render their choices by this control. */
export type FacetsWithControl<Control extends 'tree' | 'swatches'> = {
  [Name in ListFacet]: (typeof FACETS)[Name] extends { control: Control } ? Name : never
}[ListFacet]
/** List facets with a field to find a value. */
export type SearchedFacet = {
  [Name in ListFacet]: (typeof FACETS)[Name] extends { isSearched: true } ? Name : never
}[ListFacet]
export type RangeFacet = FacetsOfKind<'range'>
export type FlagFacet = FacetsOfKind<'flag'>
export type NumberFacet = FacetsOfKind<'number'>

/** All facets in the order of the table. */
export function facetNames(): FacetName[] {
  return Object.keys(FACETS) as FacetName[]
}

/** Whether a facet is of a kind. */
export function isOfKind<Kind extends FacetKind>(facet: FacetName, kind: Kind): facet is FacetsOfKind<Kind> {
  return FACETS[facet].kind === kind
}

/** Whether a list facet renders its choices by this control. */
export function hasControl<Control extends 'tree' | 'swatches'>(facet: ListFacet, control: Control): facet is FacetsWithControl<Control> {
  const row = FACETS[facet]
  return 'control' in row && row.control === control
}

/** Whether a list facet has a field to find a value. */
export function isSearched(facet: ListFacet): facet is SearchedFacet {
  return 'isSearched' in FACETS[facet]
}

const ofKind = <Kind extends FacetKind>(kind: Kind) => facetNames().filter((facet) => isOfKind(facet, kind))

export const LIST_FACETS = ofKind('ids')
export const RANGE_FACETS = ofKind('range')
export const FLAG_FACETS = ofKind('flag')
export const NUMBER_FACETS = ofKind('number')

/** The two query keys of a range: priceFrom, priceTo. */
export function boundKeys(facet: RangeFacet): { from: string; to: string } {
  const { query } = FACETS[facet]
  return { from: `${query}From`, to: `${query}To` }
}
