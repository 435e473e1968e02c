// Addresses that were just found to be pages are not taken apart again: reading one costs more than sending its stored page.
import type { RouteMatch } from '#app/routes.ts'
import { pathAsAsked, type Resolution, resolveAddress } from './resolve-market.ts'

/** The one that came first goes first. */
const MOST_ADDRESSES = 2000
/** Longer ones are hardly asked for twice. */
const MOST_CHARACTERS = 512

// Of the isolate: an address means the same page for everybody, always. `/` is not among them, where a cookie has a say.
const known = new Map<string, RouteMatch>()

/** resolveAddress of a request, remembered. @param address as it stands in the request */
export function resolveRequest(address: string, chosenMarketId: string | undefined): Resolution {
  const match = known.get(address)
  if (match) return { kind: 'page', match }
  const asked = pathAsAsked(address)
  const resolution = resolveAddress({ url: new URL(address), asked, chosenMarketId })
  if (resolution.kind === 'page' && asked !== '/' && address.length <= MOST_CHARACTERS) remember(address, resolution.match)
  return resolution
}

function remember(address: string, match: RouteMatch): void {
  known.set(address, match)
  if (known.size <= MOST_ADDRESSES) return
  const [oldest] = known.keys()
  if (oldest !== undefined) known.delete(oldest)
}
