// Model names and numbers: patterns of porcelain, numbers of lamps and chairs, collections of today's studios, signatures.
import type { MakerField } from './makers/maker-field.ts'
import { personAt } from '../people.ts'
import type { Rng } from '../random.ts'
import { readTable } from '../read-table.ts'

interface ModelNames {
  /** Of porcelain. */
  patterns: readonly string[]
  radios: readonly string[]
  cutlery: readonly string[]
  /** Of studios' series. */
  syllables: readonly string[]
}

const NAMES = readTable<ModelNames>('catalog/model-names')
/** Painters are told apart by so many numbers. */
const MOST_PAINTERS = 100_000

/** A model name in the manner of the field: "typ 2348", "fason Iwona", "Pionier". */
export function modelName(field: MakerField, isPolish: boolean, rng: Rng): string {
  switch (field) {
    case 'porcelain':
    case 'faience':
      return isPolish ? `fason ${rng.pick(NAMES.patterns)}` : `wzór ${rng.int(100, 9999)}`
    case 'glass':
    case 'stoneware':
    case 'textile':
    case 'rug':
    case 'weaving':
    case 'jewellery':
      return `wzór ${rng.int(12, 2999)}`
    case 'audio':
      return isPolish && rng.chance(0.7) ? rng.pick(NAMES.radios) : `${letters(rng)} ${rng.int(100, 999)}`
    case 'cutlery':
      return `wzór ${rng.pick(NAMES.cutlery)}`
    case 'watch':
      return `kal. ${rng.int(100, 2999)}`
    case 'camera':
      return rng.chance(0.5) ? String(rng.int(2, 9)) : `${letters(rng)} ${rng.int(2, 99)}`
    case 'bentwood':
    case 'seating':
    case 'furniture':
      return rng.pick([`typ ${rng.int(100, 9999)}`, `${letters(rng)}-${rng.int(2, 499)}`, `model ${rng.int(10, 699)}`])
    default:
      return `model ${rng.pick([rng.int(10, 999), rng.int(1000, 9999)])}`
  }
}

/** A studio's series name: "Luvano". */
export function collectionName(rng: Rng): string {
  let name = ''
  for (let count = rng.int(2, 3); count > 0; count--) name += rng.pick(NAMES.syllables)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Signature of a picture: "A. Nowak", or null for an unknown artist. */
export function signature(rng: Rng): string | null {
  if (rng.chance(0.25)) return null
  const { firstName, lastName } = personAt('pl', rng.int(0, MOST_PAINTERS))
  return `${firstName.charAt(0)}. ${lastName}`
}

function letters(rng: Rng): string {
  const one = () => rng.pick([...'ABDEFGHKLMPRSTUWZ'])
  return rng.chance(0.5) ? one() : one() + one()
}
