/** How a page came about, in one word that budgets know. */
export type CacheKind = 'hit' | 'stale' | 'miss' | 'not stored'

export interface CacheWords {
  kind: CacheKind
  /** The same for people. */
  words: string
}

/**
 * Puts Cache-Status (RFC 9211, edge/store/cache-status.ts) into words.
 * @param status null: the answer says nothing
 * @param age seconds
 */
export function cacheWords(status: string | null, age: number | null): CacheWords {
  if (status === null) return { kind: 'not stored', words: 'nothing said' }
  const old = age === null ? '' : `, ${seconds(age)} old`
  const ttl = Number(/ttl=(-?\d+)/.exec(status)?.[1] ?? 0)
  if (/; hit\b/.test(status)) {
    if (status.includes('stale-on-error')) return { kind: 'stale', words: `stale${old}: the shop failed` }
    if (ttl < 0) return { kind: 'stale', words: `stale since ${seconds(-ttl)}${old}: renewed behind it` }
    return { kind: 'hit', words: `hit${old}, fresh for ${seconds(ttl)}` }
  }
  const found = FORWARDED.find(({ says }) => says.test(status))
  return found ?? { kind: 'not stored', words: status }
}

/** What an answer says that did not come from the store; the first row that fits counts. */
const FORWARDED: readonly (CacheWords & { says: RegExp })[] = [
  { says: /fwd=bypass/, kind: 'not stored', words: 'never stored: one visitor’s page, or a world or scenario is chosen' },
  { says: /fwd=stale/, kind: 'miss', words: 'miss: the stored one was too old' },
  { says: /detail=incomplete/, kind: 'miss', words: 'miss, not stored: a part of it failed' },
  { says: /collapsed/, kind: 'miss', words: 'miss: another visit made it at the same time' },
  { says: /stored/, kind: 'miss', words: 'miss: made whole, and stored' },
  { says: /fwd=uri-miss/, kind: 'miss', words: 'miss: streamed while it was made' },
]

function seconds(count: number): string {
  return count < 120 ? `${count} s` : `${Math.round(count / 60)} min`
}
