import { decodeComponent } from '../domain/decode-component.ts'
import type { Language } from '../domain/language.ts'
import { redirectTarget } from '../domain/account/redirect-to.ts'
import { matchRoute, type RouteMatch, splitPrefix } from './match-route.ts'
import { startPath } from './page-links.ts'
import type { RouteName } from './route-params.ts'

/** Pages to which login never returns. */
const SIGN_IN: ReadonlySet<RouteName> = new Set<RouteName>([
  'login',
  'register',
  'passwordReset',
  'newPassword',
  'confirmEmail',
  'similarAlert',
  'confirmNewsletter',
  'endNewsletter',
])

/**
 * Redirect target after login and registration (spec §5, GAP-59): a page of the address table, in any market, else the fallback.
 * Rejects paths outside the table and the login pages themselves.
 */
export function returnPath(redirectTo: string | null, language: Language): string {
  const { pathname, search, hash } = new URL(redirectTarget(redirectTo), 'https://this.invalid')
  const match = matchAddress(pathname, new URLSearchParams(search))
  return match && !SIGN_IN.has(match.name) ? pathname + search + hash : startPath(language)
}

/** The page of a URL path; null = none. */
function matchAddress(pathname: string, query: URLSearchParams): RouteMatch | null {
  const path = decodeComponent(pathname)
  if (path === null) return null
  const { market, rest } = splitPrefix(path)
  return matchRoute(rest, query, market.language)
}
