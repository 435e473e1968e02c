import type { SavedSearch } from './saved-searches.ts'
import type { Suggestion, Suggestions } from './suggestion.ts'

/** An option of the list under the search field. */
export type SuggestedOption = Suggestion | { kind: 'all'; total: number | undefined } | { kind: 'saved'; name: string; query: string }

/** What is said above the options: a word that was corrected, words that not all results have, or that nothing matches. */
export type SuggestionNote =
  | { kind: 'corrected'; typed: string; meant: string }
  | { kind: 'without'; words: readonly string[] }
  | { kind: 'nothing' }
  | { kind: 'saved' }

export interface SuggestedList {
  notes: readonly SuggestionNote[]
  options: readonly SuggestedOption[]
}

const NOTHING: SuggestedList = { notes: [], options: [] }

/**
 * The list of a response (EXT-03, EXT-26): names, then the way to everything that the search finds. If nothing matches, popular kinds. A shop
 * API that does not say how much there is has the same list without a number, and none if no name fits.
 */
export function suggestedOptions({ items, total, understood, popular = [] }: Suggestions): SuggestedList {
  if (items.length === 0 && !total) return popular.length === 0 ? NOTHING : { notes: [{ kind: 'nothing' }], options: popular }
  const { corrected = [], without = [] } = understood ?? {}
  return {
    notes: [
      ...corrected.map((each) => ({ kind: 'corrected' as const, ...each })),
      ...(without.length > 0 ? [{ kind: 'without' as const, words: without }] : []),
    ],
    options: [...items, ...(total === 0 ? [] : [{ kind: 'all' as const, total }])],
  }
}

/** The list of an empty field: the saved searches (EXT-28). */
export function savedOptions(searches: readonly SavedSearch[]): SuggestedList {
  if (searches.length === 0) return NOTHING
  return { notes: [{ kind: 'saved' }], options: searches.map(({ name, query }) => ({ kind: 'saved', name, query })) }
}
