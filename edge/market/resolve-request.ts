// Remembers the page of recent addresses: parsing one costs more than sending its cached page.
import type { RouteMatch } from '#app/addresses/match-route.ts'
import { BoundedMap } from '../bounded-map.ts'
import { rawPathOf, type Resolution, resolveAddress } from './resolve-market.ts'

const MAX_ADDRESSES = 2000
/** Longer ones are hardly requested twice. */
const MAX_CHARACTERS = 512

// For the isolate: an address always means the same page, but for `/`, where a cookie may redirect.
const known = new BoundedMap<string, RouteMatch>(MAX_ADDRESSES)

/** resolveAddress, remembered. @param address of the request, unresolved */
export function resolveRequest(address: string, chosenMarketId: string | undefined): Resolution {
  const match = known.get(address)
  if (match) return { kind: 'page', match }
  const rawPath = rawPathOf(address)
  const resolution = resolveAddress({ url: new URL(address), rawPath, chosenMarketId })
  if (resolution.kind === 'page' && rawPath !== '/' && address.length <= MAX_CHARACTERS) known.set(address, resolution.match)
  return resolution
}
