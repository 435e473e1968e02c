/** The kind of a response, as e2e/budgets.json has it. */
export type CacheKind = 'hit' | 'stale' | 'miss' | 'not stored'

export interface CacheLabel {
  kind: CacheKind
  /** For the panel. */
  label: string
}

/**
 * Puts Cache-Status (RFC 9211, edge/store/cache-status.ts) into a label.
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

/** Responses that did not come from the store; the first row that fits counts. */
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
