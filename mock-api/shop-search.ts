import type { Language } from '#app/domain/language.ts'
import type { WireFacets, WireSearchBody } from '#app/shop-api/contract/search.ts'

export interface SearchRequest {
  body: WireSearchBody
  page: number
  perPage: number
  now: number
  /** Without one: the catalog itself. */
  world?: string
}

export interface SuggestRequest {
  query: string
  language: Language
  now: number
  /** Without one: the catalog itself. */
  world?: string
  limit?: number
}

/** Ids of one page of the matches in the order asked for, with the count of all. */
export interface FoundProducts {
  total: number
  ids: number[]
  facets?: WireFacets
}

/** Finds products; createSearchIndex is the one that does. */
export interface ShopSearch {
  search(request: SearchRequest): FoundProducts
  /** Completions of what is being typed, best first (EXT-03). */
  suggest(request: SuggestRequest): SuggestedText[]
}

/** What the routes need of a search. It may be in another thread, and then answers later, with facets that are JSON already. */
export interface AsyncSearch {
  search(request: SearchRequest): FoundProducts | Promise<SerializedResult>
  suggest(request: SuggestRequest): SuggestedText[] | Promise<SuggestedText[]>
}

export interface SerializedResult extends Omit<FoundProducts, 'facets'> {
  facetsJson?: string
}

export interface SuggestedText {
  kind: 'product' | 'category' | 'manufacturer' | 'designer' | 'vendor'
  id: number
  text: string
  /** Products on sale that it leads to; a product has none. */
  count?: number
}
