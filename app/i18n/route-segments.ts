import { ROUTE_SEGMENTS } from '#route-segments'
import type { Language } from '../domain/language.ts'

/** Keys of the translated path segments (spec §2; values: GAP-52, GAP-57). */
export type RouteSegment = keyof (typeof ROUTE_SEGMENTS)[Language]

/** A path segment in a language: `routeSegment('catalog', 'es')` is `productos`. */
export function routeSegment(key: RouteSegment, language: Language): string {
  return ROUTE_SEGMENTS[language][key]
}

/** All segments of a language: the content of the namespace `routes`. */
export function routeSegments(language: Language): Record<RouteSegment, string> {
  return ROUTE_SEGMENTS[language]
}
