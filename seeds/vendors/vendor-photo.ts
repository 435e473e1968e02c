import { readShopfrontManifest } from './shopfronts.ts'
import { diceFor } from '../random.ts'
import type { TradeName } from './vendor-trades.ts'

/** Vendors that show their shop. */
const SHOWN_SHARE = 0.9

const KEYS = Map.groupBy(readShopfrontManifest(), ({ trade }) => trade)

/** Key of the picture of a shop of this trade, from dice of its own; null: the vendor has given none (EXT-40). */
export function vendorPhoto(seed: number, position: number, trade: TradeName): string | null {
  const dice = diceFor(seed, 'vendor-photo', position)
  const [first, ...others] = (KEYS.get(trade) ?? []).map(({ key }) => key)
  return first !== undefined && dice.chance(SHOWN_SHARE) ? dice.pick([first, ...others]) : null
}
