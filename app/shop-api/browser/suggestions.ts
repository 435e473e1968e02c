import type { Suggestion } from '../../domain/search/suggestion.ts'
import { callShop } from './call-shop.ts'

/** Suggestions that start with a text; null when the request fails: no error is shown, because Enter still searches. */
export async function readSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const result = await callShop<{ items: Suggestion[] }>(`/shop/search/suggest?${new URLSearchParams({ q: text })}`, {
    group: 'search',
    signal,
  })
  return result.ok ? result.data.items : null
}
