// THE TABLE OF SET-UPS that a log is replayed over. A row = how many locations, and what they share.

/** What all locations share besides the shop. */
export interface SharedTier {
  /** What one location writes is seen by the others so much later, in seconds. */
  delay: number
  /** A key can be written once in so many seconds; what comes sooner is lost. */
  writeEvery: number
}

export interface Topology {
  name: string
  locations: number
  /** null: each location has only its own store. */
  shared: SharedTier | null
}

/** Workers KV: https://developers.cloudflare.com/kv/concepts/how-kv-works/ and its limits. The delay is the longest that is promised. */
export const KV: SharedTier = { delay: 60, writeEvery: 1 }

/** A tier behind all locations, as Workers Cache has: asked on the way to the shop, so it knows at once. */
const TIERED: SharedTier = { delay: 0, writeEvery: 0 }

export const TOPOLOGIES: readonly Topology[] = [
  { name: '1 location', locations: 1, shared: null },
  ...[10, 30, 100].flatMap((locations) => [
    { name: `${locations} locations, each for itself`, locations, shared: null },
    { name: `${locations} locations, KV`, locations, shared: KV },
    { name: `${locations} locations, tiered`, locations, shared: TIERED },
  ]),
]
