// Delivery prices and times. Edit the table to change them. Grosze.
import type { Parcel } from './category-words.ts'
import type { Dice } from '../random.ts'
import { wheel } from '../random.ts'

interface Rates {
  standard: readonly number[]
  home: readonly number[]
  /** Shares of such products: home delivery only, both types, none configured. */
  onlyHome: number
  both: number
  none: number
}

const RATES: Record<Parcel, Rates> = {
  letter: { standard: [999, 1299, 1499, 1699], home: [], onlyHome: 0, both: 0, none: 0.005 },
  parcel: { standard: [1499, 1699, 1999, 2499, 2999], home: [7900], onlyHome: 0, both: 0.02, none: 0.005 },
  large: { standard: [4900, 6900, 8900, 11900, 14900], home: [14900, 17900, 19900], onlyHome: 0.06, both: 0.25, none: 0.015 },
  furniture: { standard: [14900, 17900, 19900, 24900], home: [19900, 24900, 29900, 34900, 39900], onlyHome: 0.5, both: 0.4, none: 0.035 },
}

/** Share of products with free parcel delivery. */
const FREE_SHARE = 0.115

export interface Delivery {
  /** Price, or null if the type is not configured. */
  standard: number | null
  home: number | null
}

/** Delivery prices of a product. */
export function deliveryOf(parcel: Parcel, dice: Dice): Delivery {
  const { standard, home, onlyHome, both, none } = RATES[parcel]
  const mark = dice.next()
  const isFree = dice.chance(FREE_SHARE)
  const standardPrice = isFree ? 0 : dice.pick(standard)
  if (mark < none) return { standard: null, home: null }
  if (mark < none + onlyHome) return { standard: null, home: dice.pick(home) }
  return { standard: standardPrice, home: mark < none + onlyHome + both ? dice.pick(home) : null }
}

interface DaysShare {
  days: number
  share: number
}

const DAYS: readonly DaysShare[] = [
  { days: 1, share: 3 },
  { days: 2, share: 27 },
  { days: 3, share: 22 },
  { days: 5, share: 19 },
  { days: 7, share: 14 },
  { days: 14, share: 10 },
  { days: 21, share: 4 },
  { days: 42, share: 1 },
]
const BULKY_DAYS = DAYS.filter(({ days }) => days >= 3)
const spin = { parcel: wheel(DAYS, ({ share }) => share), bulky: wheel(BULKY_DAYS, ({ share }) => share) }

/** Working days until dispatch. */
export function shippingDaysOf(parcel: Parcel, dice: Dice): number {
  return spin[parcel === 'furniture' ? 'bulky' : 'parcel'](dice).days
}
