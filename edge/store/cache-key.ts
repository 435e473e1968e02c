import type { Language } from '#app/domain/language.ts'
import type { RouteMatch } from '#app/addresses/match-route.ts'
import { markedKey, pageClassOf } from './page-class.ts'

/**
 * The key of a page: build, market, language, route and parsed parameters, nothing else. The page is rendered from the same parameters, so
 * nothing can be in the page that is not in its key; trackers, order, host, headers and cookies are in neither. Its class stands before it.
 */
export function cacheKey(match: RouteMatch, build: string): string {
  return markedKey(pageClassOf(match), `${build}/${pagePart(match)}`)
}

/** The key of a panel: its name and the key of its page. */
export function panelKey(panel: string, match: RouteMatch, build: string): string {
  return markedKey(pageClassOf(match), `${build}/~${panel}/${pagePart(match)}`)
}

/** The key of the one page for every address that does not exist, whose number is unbounded, or of the page of failures. */
export function standInKey(kind: 'not-found' | 'error', language: Language, build: string): string {
  return `${build}/${kind}/${language}`
}

/** The build of a key; '' where it names none. */
export function buildOfKey(key: string): string {
  return /^\??([^/]*)\//.exec(key)?.[1] ?? ''
}

/** The key that another build gives the same page. */
export function keyOfBuild(key: string, build: string): string {
  return key.replace(/^(\??)[^/]*\//, `$1${build}/`)
}

function pagePart({ name, params, market }: RouteMatch): string {
  return `${market.id}/${market.language}/${name}/${canonicalJson(params)}`
}

/** The same JSON for equal values, whatever the order of their members; absent members do not count. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => (isRecord(member) ? sorted(member) : member))
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
