// What the thread of the server and the thread of its search say to each other.
import type { SerializedResult, SearchRequest, SuggestedText, SuggestRequest } from '../../shop-search.ts'

/** What was written in a world since the search looked at it last, by id. Null: it is to be read anew. */
export type WorldChanges = { products: number[]; vendors: number[] } | null

export type SearchCall = { kind: 'search'; request: SearchRequest } | { kind: 'suggest'; request: SuggestRequest }

/** A question. Answers come in the order of the questions, each under its number. */
export type ToSearch = SearchCall & { nth: number; changes: WorldChanges }

export type FromSearch =
  | { kind: 'indexed'; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'found'; nth: number; found: SerializedResult | SuggestedText[] }
  | { kind: 'failed'; nth: number; reason: string }
