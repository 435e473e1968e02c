/** Kind of a response, as in e2e/budgets.json. */
export type CacheKind = 'hit' | 'stale' | 'miss' | 'not stored'

export interface CacheLabel {
  kind: CacheKind
  /** Text in the panel. */
  label: string
}

/**
 * Maps Cache-Status (RFC 9211, edge/store/cache-status.ts) to a label.
 * @param status null: no such header
 * @param age seconds
 */
export function cacheLabel(status: string | null, age: number | null): CacheLabel {
  if (status === null) return { kind: 'not stored', label: 'no Cache-Status' }
  const old = age === null ? '' : `, ${seconds(age)} old`
  const ttl = Number(/ttl=(-?\d+)/.exec(status)?.[1] ?? 0)
  if (/; hit\b/.test(status)) {
    if (status.includes('stale-on-error')) return { kind: 'stale', label: `stale${old}: the shop API failed` }
    if (ttl < 0) return { kind: 'stale', label: `stale since ${seconds(-ttl)}${old}: revalidated after it` }
    return { kind: 'hit', label: `hit${old}, fresh for ${seconds(ttl)}` }
  }
  const found = FORWARDED.find(({ pattern }) => pattern.test(status))
  return found ?? { kind: 'not stored', label: status }
}

/** Responses that were not cache hits; the first matching row applies. */
const FORWARDED: readonly (CacheLabel & { pattern: RegExp })[] = [
  { pattern: /fwd=bypass/, kind: 'not stored', label: 'never cached: a private page, or a chosen world or scenario' },
  { pattern: /fwd=stale/, kind: 'miss', label: 'miss: the cached page was too old' },
  { pattern: /detail=incomplete/, kind: 'miss', label: 'miss, not cached: a part of it failed' },
  { pattern: /collapsed/, kind: 'miss', label: 'miss: rendered by a concurrent request' },
  { pattern: /stored/, kind: 'miss', label: 'miss: rendered and cached' },
  { pattern: /fwd=uri-miss/, kind: 'miss', label: 'miss: streamed while it was rendered' },
]

function seconds(count: number): string {
  return count < 120 ? `${count} s` : `${Math.round(count / 60)} min`
}
