import type { searchSuggest } from '../contract/search.ts'
import type { AnswerData } from '../shop-call.ts'
import { callShop } from './call-shop.ts'

/** What the search field offers (EXT-03). */
export type Suggestion = AnswerData<typeof searchSuggest>['items'][number]

/** Names that begin like a text; null when the shop does not answer: nobody hears of it, Enter still searches. */
export async function readSuggestions(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  const answer = await callShop<AnswerData<typeof searchSuggest>>(`/shop/search/suggest?${new URLSearchParams({ q: text })}`, {
    group: 'search',
    signal,
  })
  return answer.ok ? answer.data.items : null
}
