// Messages between the server's thread and the search thread.
import type { Explanation, ExplainRequest, SerializedResult, SearchRequest, Suggested, SuggestRequest } from '../../shop-search.ts'

/** Ids written in a world since the last search. Null: re-read the whole world. */
export type WorldChanges = { products: number[]; vendors: number[] } | null

export type SearchCall =
  | { kind: 'search'; request: SearchRequest }
  | { kind: 'suggest'; request: SuggestRequest }
  | { kind: 'explain'; request: ExplainRequest }

/** A request. Responses come in request order, each with the request's number. */
export type ToSearch = SearchCall & { nth: number; changes: WorldChanges }

export type FromSearch =
  | { kind: 'indexed'; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'found'; nth: number; found: SerializedResult | Suggested | Explanation }
  | { kind: 'failed'; nth: number; reason: string }
