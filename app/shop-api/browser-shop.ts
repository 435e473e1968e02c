// The calls that islands make through the gateway of their own origin. No schemas here: the gateway's answers come from the contract,
// and a browser has better things to load.
import type { ProductId } from '../domain/ids.ts'
import type { Language } from '../domain/language.ts'
import type { WireSearchItem } from './contract/product.ts'

/** Reads JSON of the shop; null when it fails, because nothing that an island shows is worth an error message (spec §8). */
async function read<Data>(path: string, language: Language, signal: AbortSignal): Promise<Data | null> {
  try {
    const response = await fetch(path, { headers: { langId: language }, signal })
    return response.ok ? ((await response.json()) as { data: Data }).data : null
  } catch {
    return null
  }
}

/** The products a visitor saw last, in the order of the ids (spec §7). */
export async function readLastViewed(
  ids: readonly ProductId[],
  language: Language,
  signal: AbortSignal,
): Promise<readonly WireSearchItem[]> {
  const query = new URLSearchParams({ productsIds: ids.join(','), per_page: String(ids.length) })
  const data = await read<{ items: WireSearchItem[] }>(`/shop/product/viewed/last?${query}`, language, signal)
  return data?.items ?? []
}
