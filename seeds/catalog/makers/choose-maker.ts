import type { NounPlan } from '../noun-plans.ts'
import type { EraId } from '../eras.ts'
import type { IconRow } from './icons.ts'
import type { MakeUp } from '../make-ups.ts'
import type { Dice } from '../../random.ts'
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
  /** A well-known model name directly follows the noun. */
  isKnownModel: boolean
  origin: Origin | null
  /** Price factor. */
  fame: number
}

export const NOBODY: Maker = { designer: null, manufacturer: null, brand: null, model: null, isKnownModel: false, origin: null, fame: 1 }

/** Share of eligible products with a designer, manufacturer or brand. */
const SHARES = { designer: 0.2, manufacturer: 0.42, brand: 0.55 } as const
/** Price factor of a manufacturer's name. */
const MANUFACTURER_FAME = 1.2

/** The maker of a known model in an era. */
export function makerOfIcon({ model, designer, manufacturer }: IconRow, era: EraId): Maker {
  const author = DESIGNERS.find(({ name }) => name === designer)
  const house = MANUFACTURERS.find(({ name, eras }) => name === manufacturer && eras[0] <= era && era <= eras[1])
  return {
    ...NOBODY,
    model,
    isKnownModel: true,
    designer,
    manufacturer,
    origin: house?.origin ?? author?.origin ?? null,
    fame: (author?.fame ?? 1.3) * 1.15,
  }
}

/** A maker that fits the noun, its material and its era. */
export function chooseMaker(noun: NounPlan, era: EraId, makeUp: MakeUp, dice: Dice): Maker {
  const field = makerField(noun.field, makeUp.materials[0] ?? 0)
  if (field === null) return NOBODY

  const designers = designersOf(field, era)
  if (designers.length > 0 && dice.chance(SHARES.designer)) {
    const designer = dice.pick(designers)
    const houses = housesOf(designer, field, era)
    const house = houses.length > 0 && dice.chance(0.75) ? dice.pick(houses) : null
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
  if (brands.length > 0 && dice.chance(houses.length > 0 ? SHARES.brand / 2 : SHARES.brand)) {
    const { name, origin } = dice.pick(brands)
    return { ...NOBODY, brand: name, origin, fame: MANUFACTURER_FAME }
  }
  if (houses.length > 0 && dice.chance(SHARES.manufacturer)) {
    const { name, origin } = dice.pick(houses)
    return { ...NOBODY, manufacturer: name, origin, fame: MANUFACTURER_FAME }
  }
  return NOBODY
}
