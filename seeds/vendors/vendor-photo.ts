import { readShopfrontManifest } from './shopfronts.ts'
import { rngFor } from '../random.ts'
import type { TradeName } from './vendor-trades.ts'

/** Vendors that show their shop. */
const SHOWN_SHARE = 0.9

const KEYS = Map.groupBy(readShopfrontManifest(), ({ trade }) => trade)

/** Key of the picture of a shop of this trade, from an rng of its own; null: the vendor has given none (EXT-40). */
export function vendorPhoto(seed: number, position: number, trade: TradeName): string | null {
  const rng = rngFor(seed, 'vendor-photo', position)
  const [first, ...others] = (KEYS.get(trade) ?? []).map(({ key }) => key)
  return first !== undefined && rng.chance(SHOWN_SHARE) ? rng.pick([first, ...others]) : null
}
