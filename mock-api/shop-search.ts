import type { Language } from '#app/domain/language.ts'
import type { WireFacets, WireSearchBody, WireUnderstood } from '#app/shop-api/contract/search.ts'

export interface SearchRequest {
  body: WireSearchBody
  page: number
  perPage: number
  now: number
  /** Language of the text. @default that of the main market */
  language?: Language
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

/** Ids of one page of matches in the requested order, with the number of all. */
export interface FoundProducts {
  total: number
  ids: number[]
  facets?: WireFacets
  /** What the text was taken to mean beyond words; absent if nothing. */
  understood?: WireUnderstood
}

/** Finds products; createSearchIndex implements it. */
export interface ShopSearch {
  search(request: SearchRequest): FoundProducts
  /** Completions of typed text, best first (EXT-03). */
  suggest(request: SuggestRequest): Suggested
}

/** The search as routes use it. In another thread it is asynchronous, and its facets are JSON text. */
export interface AsyncSearch {
  search(request: SearchRequest): FoundProducts | Promise<SerializedResult>
  suggest(request: SuggestRequest): Suggested | Promise<Suggested>
}

export interface SerializedResult extends Omit<FoundProducts, 'facets'> {
  facetsJson?: string
}

export interface Suggested {
  items: SuggestedText[]
  /** Number of products that a search for the text finds. */
  total: number
  /** What that search takes the text to mean beyond words; absent if nothing. */
  understood?: WireUnderstood
  /** The kinds with most products, if nothing was found. */
  popular?: SuggestedText[]
}

export interface SuggestedText {
  kind: 'product' | 'category' | 'manufacturer' | 'designer' | 'vendor'
  id: number
  text: string
  /** Number of products on sale behind it; absent for a product. */
  count?: number
}
