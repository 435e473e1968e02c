import type { Filters } from '../../domain/search/filters.ts'
import type { Market } from '../../domain/market.ts'
import type { Translate } from '../../i18n/translator.ts'

/** A listing as its controls see it: what is chosen, and the addresses of other choices. */
export interface ListingView {
  filters: Filters
  /** Address of the same listing with other filters. */
  address: (filters: Filters) => string
  market: Market
  t: Translate
}
