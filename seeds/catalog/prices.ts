// Prices in grosze: log-normal around the noun's median, rounded to retail price endings.
import { conditionPriceFactor } from './conditions.ts'
import type { Design } from './design.ts'
import type { Dimensions } from './dimensions.ts'
import { CLASSIFICATION } from '../classifications.ts'
import { eraWords } from './eras.ts'
import type { PriceBand } from './makers/icons.ts'
import type { Rng } from '../random.ts'

const SPREAD = 0.36
const LOWEST_PLN = 15
const HIGHEST_PLN = 160_000

/** The regular price of a design. Variants of a group pass the same rng, so they differ only by the varying property. */
export function regularPrice(design: Design, dimensions: Dimensions, rng: Rng): number {
  const { noun, classification, era, makeUp, maker, condition } = design
  if (maker.band) return priceWithin(maker.band, conditionPriceFactor(condition), rng)
  const eraFactor = classification === CLASSIFICATION.contemporary ? 0.95 : eraWords(era).priceFactor
  const typical =
    noun.price * eraFactor * makeUp.priceFactor * maker.fame * conditionPriceFactor(condition) * sizeFactor(design, dimensions)
  const pln = typical * Math.exp(SPREAD * rng.normal())
  return believable(Math.min(HIGHEST_PLN, Math.max(LOWEST_PLN, pln)), rng.next())
}

/** A price of a well-known model: higher in its band the better its condition. */
function priceWithin([from, to]: PriceBand, conditionFactor: number, rng: Rng): number {
  const at = Math.min(1, Math.max(0, 0.5 + rng.normal() / 7 + (conditionFactor - 1) / 2))
  const price = believable(from * (to / from) ** at, rng.next())
  return Math.min(to * 100, Math.max(from * 100, price))
}

/** Rounds PLN to a retail price, in grosze: 349, 1 250, 2 490, 18 500 zł. */
export function believable(pln: number, taste: number): number {
  if (pln < 30) return Math.round(pln) * 100 - (taste < 0.3 ? 1 : 0)
  if (pln < 100) return (Math.round(pln / 5) * 5 - (taste < 0.5 ? 1 : 0)) * 100
  if (pln < 1000) return (Math.round(pln / 10) * 10 - (taste < 0.4 ? 1 : 0)) * 100
  if (pln < 10_000) return taste < 0.45 ? (Math.round(pln / 100) * 100 - 10) * 100 : Math.round(pln / 50) * 5000
  return Math.round(pln / 500) * 50_000 - (taste < 0.2 ? 10_000 : 0)
}

// Twice the size costs less than twice as much.
function sizeFactor({ noun }: Design, { width }: Dimensions): number {
  const [from, to] = noun.size[0]
  return Math.sqrt((2 * width) / (from + to))
}
