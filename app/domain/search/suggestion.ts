import { FACETS, LISTING_KEYS } from './facets.ts'
import { productSegment } from '../product/product-segment.ts'

/** A completion of the text in the search field (EXT-03). */
export interface Suggestion {
  kind: 'product' | 'category' | 'manufacturer' | 'designer' | 'vendor'
  id: number
  text: string
  /** Products on sale with it; undefined for a product. */
  count?: number | undefined
}

/** Prefixes of the suggestions' addresses. */
export interface SuggestionPaths {
  /** Prefix of the market. */
  prefix: string
  catalog: string
  /** Before a vendor's name and id. */
  vendor: string
}

/** Address of a suggestion. There is no filter for designers: the catalog is searched for the name. */
export function suggestionHref({ kind, id, text }: Suggestion, paths: SuggestionPaths): string {
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
