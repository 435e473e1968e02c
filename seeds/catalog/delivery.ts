// Delivery prices and times. Edit the table to change them. Grosze.
import type { Parcel } from './category-words.ts'
import type { Rng } from '../random.ts'
import { wheel } from '../random.ts'

interface Rates {
  standard: readonly number[]
  home: readonly number[]
  /** Shares of such products: home delivery only, both types. */
  onlyHome: number
  both: number
}

const RATES: Record<Parcel, Rates> = {
  letter: { standard: [999, 1299, 1499, 1699], home: [], onlyHome: 0, both: 0 },
  parcel: { standard: [1499, 1699, 1999, 2499, 2999], home: [7900], onlyHome: 0, both: 0.02 },
  large: { standard: [4900, 6900, 8900, 11900, 14900], home: [14900, 17900, 19900], onlyHome: 0.06, both: 0.25 },
  furniture: { standard: [14900, 17900, 19900, 24900], home: [19900, 24900, 29900, 34900, 39900], onlyHome: 0.5, both: 0.4 },
}

const ALL_STANDARD = Object.values(RATES).flatMap(({ standard }) => standard)

/** Share of products with free parcel delivery. */
const FREE_SHARE = 0.115

export interface Delivery {
  /** Price, or null if the type is not configured. */
  standard: number | null
  home: number | null
}

/** Delivery prices of a product, one at least. */
export function deliveryOf(parcel: Parcel, rng: Rng): Delivery {
  const { standard, home, onlyHome, both } = RATES[parcel]
  const mark = rng.next()
  const isFree = rng.chance(FREE_SHARE)
  const standardPrice = isFree ? 0 : rng.pick(standard)
  if (mark < onlyHome) return { standard: null, home: rng.pick(home) }
  return { standard: standardPrice, home: mark < onlyHome + both ? rng.pick(home) : null }
}

/**
 * The delivery of a thing whose price may be lower than a rate: no way costs more than the thing. A dearer parcel gives way to the dearest rate
 * below its price, else it is sent free; a dearer way into the home is left out where there is another.
 */
export function affordable({ standard, home }: Delivery, price: number): Delivery {
  const within = (rate: number) => (rate <= price ? rate : Math.max(0, ...ALL_STANDARD.filter((other) => other <= price)))
  if (standard === null) return home === null || home <= price ? { standard, home } : { standard: within(home), home: null }
  return { standard: within(standard), home: home !== null && home <= price ? home : null }
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
export function shippingDaysOf(parcel: Parcel, rng: Rng): number {
  return spin[parcel === 'furniture' ? 'bulky' : 'parcel'](rng).days
}
