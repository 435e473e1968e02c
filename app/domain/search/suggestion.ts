import { FACETS, LISTING_KEYS } from './facets.ts'
import type { Money } from '../pricing/money.ts'
import type { Photo } from '../product/photo.ts'
import type { UnderstoodText } from './understood-text.ts'
import { productSegment } from '../product/product-segment.ts'

/** A completion of the text in the search field (EXT-03). */
export interface Suggestion {
  kind: 'product' | 'category' | 'manufacturer' | 'designer' | 'vendor'
  id: number
  text: string
  /** Products on sale with it; undefined for a product. */
  count?: number | undefined
  /** Null: it has none, or is no product. */
  photo?: Pick<Photo, 'url' | 'color'> | null
  /** What a product costs now; absent for others, and if the shop API does not say. */
  price?: Money
}

/** The response to a text in the search field. */
export interface Suggestions {
  items: readonly Suggestion[]
  /** Products that a search for the text finds; absent if the shop API does not say (EXT-26). */
  total?: number | undefined
  understood?: Pick<UnderstoodText, 'corrected' | 'without'> | undefined
  /** Popular kinds, where nothing was found. */
  popular?: readonly Suggestion[] | undefined
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
      return searchHref(text, paths)
  }
}

/** Address of the search for a text, as Enter opens it. */
export function searchHref(text: string, { catalog }: Pick<SuggestionPaths, 'catalog'>): string {
  return `${catalog}?${new URLSearchParams({ [LISTING_KEYS.textSearch]: text })}`
}
