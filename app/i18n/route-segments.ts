import en from '#locales/en/routes.json' with { type: 'json' }
import es from '#locales/es/routes.json' with { type: 'json' }
import pl from '#locales/pl/routes.json' with { type: 'json' }
import type { Language } from '../domain/language.ts'

/** Keys of the translated path segments (spec §2; values: GAP-52, GAP-57). */
export type RouteSegment = keyof typeof pl

const SEGMENTS: Record<Language, Record<RouteSegment, string>> = { pl, en, es }

/** A path segment in a language: `routeSegment('catalog', 'es')` is `productos`. */
export function routeSegment(key: RouteSegment, language: Language): string {
  return SEGMENTS[language][key]
}

/** All segments of a language, as the namespace `routes` has them. */
export function routeSegments(language: Language): Record<RouteSegment, string> {
  return SEGMENTS[language]
}
