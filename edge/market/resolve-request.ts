// Addresses that were just found to be pages are not taken apart again: reading one costs more than sending its stored page.
import type { RouteMatch } from '#app/addresses/match-route.ts'
import { BoundedMap } from '../bounded-map.ts'
import { pathAsAsked, type Resolution, resolveAddress } from './resolve-market.ts'

const MOST_ADDRESSES = 2000
/** Longer ones are hardly asked for twice. */
const MOST_CHARACTERS = 512

// Of the isolate: an address means the same page for everybody, always. `/` is not among them, where a cookie has a say.
const known = new BoundedMap<string, RouteMatch>(MOST_ADDRESSES)

/** resolveAddress of a request, remembered. @param address as it stands in the request */
export function resolveRequest(address: string, chosenMarketId: string | undefined): Resolution {
  const match = known.get(address)
  if (match) return { kind: 'page', match }
  const asked = pathAsAsked(address)
  const resolution = resolveAddress({ url: new URL(address), asked, chosenMarketId })
  if (resolution.kind === 'page' && asked !== '/' && address.length <= MOST_CHARACTERS) known.set(address, resolution.match)
  return resolution
}
