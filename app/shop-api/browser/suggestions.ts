import { fromWire } from '../../domain/pricing/money.ts'
import { UNKNOWN } from '../../domain/unknown-word.ts'
import type { Suggestion, Suggestions } from '../../domain/search/suggestion.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { searchSuggest } from '../contract/search.ts'
import { callShop } from './call-shop.ts'

type Wire = DataOf<typeof searchSuggest>

/** Suggestions for a text; null when the request fails: no error is shown, because Enter still searches. */
export async function readSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  const result = await callShop<Wire>(`/shop/search/suggest?${new URLSearchParams({ q: text })}`, {
    group: 'search',
    signal,
  })
  if (!result.ok) return null
  const { items, total, understood, popular } = result.data
  return { items: items.flatMap(toSuggestion), total, understood, popular: popular?.flatMap(toSuggestion) }
}

/** None for a kind of page that this build does not have. */
function toSuggestion({ kind, price, currencyId, ...suggestion }: Wire['items'][number]): readonly Suggestion[] {
  if (kind === UNKNOWN) return []
  return [{ ...suggestion, kind, ...(price !== undefined && currencyId && { price: fromWire(price, currencyId) }) }]
}
