// THE TABLE OF TOPOLOGIES over which a log is replayed. A row = the number of locations, and the store they share.

/** A store shared by all locations. */
export interface SharedTier {
  /** Delay after which other locations see a write, in seconds. */
  delay: number
  /** Minimum seconds between writes of a key; earlier writes are lost. */
  writeEvery: number
}

export interface Topology {
  name: string
  locations: number
  /** null: each location has only its own store. */
  shared: SharedTier | null
}

/** Workers KV: https://developers.cloudflare.com/kv/concepts/how-kv-works/ and its limits. The delay is the documented maximum. */
export const KV: SharedTier = { delay: 60, writeEvery: 1 }

/** A tier behind all locations, like Workers Cache: it is on the path to the shop API, so it sees writes at once. */
const TIERED: SharedTier = { delay: 0, writeEvery: 0 }

export const TOPOLOGIES: readonly Topology[] = [
  { name: '1 location', locations: 1, shared: null },
  ...[10, 30, 100].flatMap((locations) => [
    { name: `${locations} locations, each for itself`, locations, shared: null },
    { name: `${locations} locations, KV`, locations, shared: KV },
    { name: `${locations} locations, tiered`, locations, shared: TIERED },
  ]),
]
