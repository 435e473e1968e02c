import type { NounPlan } from '../noun-plans.ts'
import type { EraId } from '../eras.ts'
import { type IconRow, type PriceBand, priceBandOf } from './icons.ts'
import type { MakeUp } from '../make-ups.ts'
import type { Rng } from '../../random.ts'
import type { Origin } from './countries.ts'
import { brandsOf, designersOf, housesOf, manufacturersOf } from './find-makers.ts'
import { makerField } from './maker-field.ts'
import { DESIGNERS, MANUFACTURERS } from './makers.ts'

/** Maker of a product, as far as known. */
export interface Maker {
  designer: string | null
  /** Ids of the reference list. */
  manufacturer: string | null
  /** A brand that is not in the reference list. */
  brand: string | null
  model: string | null
  /** Prices of a well-known model, whose name directly follows the noun; null for everything else. */
  band: PriceBand | null
  origin: Origin | null
  /** Price factor where there is no band. */
  fame: number
}

export const NOBODY: Maker = { designer: null, manufacturer: null, brand: null, model: null, band: null, origin: null, fame: 1 }

/** Share of eligible products with a designer, manufacturer or brand. */
const SHARES = { designer: 0.32, manufacturer: 0.42, brand: 0.55 } as const
/** Price factor of a manufacturer's name. */
const MANUFACTURER_FAME = 1.2

/** The maker of a known model in an era. */
export function makerOfIcon(icon: IconRow, era: EraId): Maker {
  const { model, designer, manufacturer } = icon
  const author = DESIGNERS.find(({ name }) => name === designer)
  const house = MANUFACTURERS.find(({ name, eras }) => name === manufacturer && eras[0] <= era && era <= eras[1])
  return {
    ...NOBODY,
    model,
    band: priceBandOf(icon, era),
    designer,
    manufacturer,
    origin: house?.origin ?? author?.origin ?? null,
    fame: author?.fame ?? 1.3,
  }
}

/** Chooses so that each row of a table gets its turn. */
export type Rarest = <Row>(rows: readonly Row[], rng: Rng) => Row

interface MakerRequest {
  noun: NounPlan
  era: EraId
  makeUp: MakeUp
  rarest: Rarest
}

/** A maker that fits the noun, its material and its era. */
export function chooseMaker({ noun, era, makeUp, rarest }: MakerRequest, rng: Rng): Maker {
  const field = makerField(noun.field, makeUp.materials[0] ?? 0)
  if (field === null) return NOBODY

  const designers = designersOf(field, era)
  if (designers.length > 0 && rng.chance(SHARES.designer)) {
    const designer = rarest(designers, rng)
    const houses = housesOf(designer, field, era)
    const house = houses.length > 0 && rng.chance(0.75) ? rarest(houses, rng) : null
    return {
      ...NOBODY,
      designer: designer.name,
      manufacturer: house?.name ?? null,
      origin: house?.origin ?? designer.origin,
      fame: designer.fame,
    }
  }
  const brands = brandsOf(field, era)
  const houses = manufacturersOf(field, era)
  if (brands.length > 0 && rng.chance(houses.length > 0 ? SHARES.brand / 2 : SHARES.brand)) {
    const { name, origin } = rarest(brands, rng)
    return { ...NOBODY, brand: name, origin, fame: MANUFACTURER_FAME }
  }
  if (houses.length > 0 && rng.chance(SHARES.manufacturer)) {
    const { name, origin } = rarest(houses, rng)
    return { ...NOBODY, manufacturer: name, origin, fame: MANUFACTURER_FAME }
  }
  return NOBODY
}
