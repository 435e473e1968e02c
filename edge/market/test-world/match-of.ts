import type { RouteMatch } from '#app/addresses/match-route.ts'
import { resolveAddress } from '../resolve-market.ts'

/** The page of a path as it is typed; a redirect is followed, as a browser would. */
export function matchOf(path: string): RouteMatch {
  const resolution = resolveAddress({ url: new URL(path, 'https://any-host.test') })
  if (resolution.kind === 'redirect') return matchOf(resolution.to)
  if (resolution.kind !== 'page') throw new Error(`${path} is no page`)
  return resolution.match
}
