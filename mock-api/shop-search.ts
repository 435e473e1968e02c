import type { Language } from '#app/domain/language.ts'
import type { WireFacets, WireSearchBody } from '#app/shop-api/contract/search.ts'

/** What the routes need of a search; createSearchIndex is the one that fills it. */
export interface ShopSearch {
  /** Ids of one page of the matches in the order asked for, with the count of all. Without a world: of the catalogue itself. */
  search(request: { body: WireSearchBody; page: number; perPage: number; now: number; world?: string }): {
    total: number
    ids: number[]
    facets?: WireFacets
  }
  /** Completions of what is being typed, best first (EXT-03). */
  suggest(request: { query: string; language: Language; now: number; world?: string; limit?: number }): SuggestedText[]
}

export interface SuggestedText {
  kind: 'product' | 'category' | 'manufacturer' | 'designer' | 'vendor'
  id: number
  text: string
  /** Products on sale that it leads to; a product has none. */
  count?: number
}
