import type { Suggestion } from '../../domain/search/suggestion.ts'
import { callShop } from './call-shop.ts'

/** Names that begin like a text; null when the shop does not answer: nobody hears of it, Enter still searches. */
export async function readSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const result = await callShop<{ items: Suggestion[] }>(`/shop/search/suggest?${new URLSearchParams({ q: text })}`, {
    group: 'search',
    signal,
  })
  return result.ok ? result.data.items : null
}
