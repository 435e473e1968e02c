import { FACETS, LISTING_KEYS } from '../../domain/facets.ts'
import { productSegment } from '../../domain/product-segment.ts'
import type { Suggestion } from '../../shop-api/browser/suggestions.ts'

/** Addresses that suggestions' own begin with. */
export interface SuggestionPaths {
  /** Prefix of the market. */
  prefix: string
  catalog: string
  /** Before a vendor's name and id. */
  vendor: string
}

/** Where a suggestion leads. A designer is no filter: the catalogue is searched for the name. */
export function suggestionHref({ kind, id, text }: Pick<Suggestion, 'kind' | 'id' | 'text'>, paths: SuggestionPaths): string {
  const segment = productSegment({ id, name: text })
  switch (kind) {
    case 'product':
      return `${paths.prefix}/${segment}`
    case 'vendor':
      return paths.vendor + segment
    case 'category':
      return `${paths.catalog}?${FACETS.categories.query}=${id}`
    case 'manufacturer':
      return `${paths.catalog}?${FACETS.manufacturer.query}=${id}`
    case 'designer':
      return `${paths.catalog}?${new URLSearchParams({ [LISTING_KEYS.textSearch]: text })}`
  }
}
