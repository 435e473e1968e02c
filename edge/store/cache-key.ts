import type { Language } from '#app/domain/language.ts'
import type { RouteMatch } from '#app/addresses/match-route.ts'

/**
 * The key of a page: build, language (and with it market), route and parsed parameters, nothing else. What the address table did not read
 * out of an address (trackers, order, repetitions, host, headers, cookies) is not there to be in it, and the page is made from the same
 * parameters, so nothing can be in the page that is not in its key.
 */
export function cacheKey({ name, params, market }: RouteMatch, build: string): string {
  return `${build}/${market.id}/${market.language}/${name}/${canonicalJson(params)}`
}

/** The key of the page that stands for all that are not there. Unknown addresses have no keys of their own: there is no end to them. */
export function notFoundKey(language: Language, build: string): string {
  return `${build}/not-found/${language}`
}

/** JSON that is the same for equal values, in whatever order their members were set; absent members do not count. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => (isRecord(member) ? sorted(member) : member))
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
