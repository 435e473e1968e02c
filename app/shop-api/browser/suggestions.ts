import { fromWire } from '../../domain/pricing/money.ts'
import type { Suggestion, Suggestions } from '../../domain/search/suggestion.ts'
import type { WireSuggestions } from '../contract/search.ts'
import { callShop } from './call-shop.ts'

/** Suggestions for a text; null when the request fails: no error is shown, because Enter still searches. */
export async function readSuggestions(text: string, signal: AbortSignal): Promise<Suggestions | null> {
  const result = await callShop<WireSuggestions>(`/shop/search/suggest?${new URLSearchParams({ q: text })}`, { group: 'search', signal })
  if (!result.ok) return null
  const { items, total, understood, popular } = result.data
  return { items: items.map(toSuggestion), total, understood, popular: popular?.map(toSuggestion) }
}

function toSuggestion({ price, currencyId, ...suggestion }: WireSuggestions['items'][number]): Suggestion {
  return { ...suggestion, ...(price !== undefined && currencyId && { price: fromWire(price, currencyId) }) }
}
