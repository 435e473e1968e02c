import type { RouteParams } from '../../addresses/route-params.ts'
import type { Filters } from '../../domain/search/filters.ts'
import { ALL_FILTERS, type ListingPanel } from '../../domain/search/listing-panel.ts'
import type { SearchScope } from '../../domain/search/search-body.ts'
import type { Language } from '../../domain/language.ts'
import type { Market } from '../../domain/market.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'

/** A listing as its controls see it: what is chosen, and the addresses of other choices. */
export interface ListingView {
  filters: Filters
  /** The filters that the page itself shows open, for browsers without scripts; null: none. */
  panel: ListingPanel | null
  /** Address of the same listing with other filters. */
  address: (filters: Filters) => string
  /** URL of the same listing with open filters. */
  openAddress: string
  market: Market
  t: Translate
}

/** The query of a listing, shared by its page and its panels. */
export interface ListingSource {
  view: ListingView
  /** What the path adds to the filters. */
  scope: SearchScope
  /** Empty without a search: a suspended vendor's (GAP-44). */
  isEmpty?: boolean
}

/** Parameters that every listing has. */
type ListingParams = RouteParams['catalog']

/** Address of a listing in a language. */
export type ListingAddress = (language: Language, params: ListingParams) => string

/** The controls' view of a listing. */
export function listingView(
  { params: { filters, panel }, market, language, t }: Pick<PageInput<ListingParams>, 'params' | 'market' | 'language' | 't'>,
  addressIn: ListingAddress,
): ListingView {
  const address = (other: Filters) => addressIn(language, { filters: other })
  return { filters, panel: panel ?? null, address, openAddress: addressIn(language, { filters, panel: ALL_FILTERS }), market, t }
}
