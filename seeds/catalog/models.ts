// Model names and numbers: patterns of porcelain, numbers of lamps and chairs, collections of today's studios, signatures.
import type { MakerField } from './makers/maker-field.ts'
import { personAt } from '../people.ts'
import type { Dice } from '../random.ts'
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
export function modelName(field: MakerField, isPolish: boolean, dice: Dice): string {
  switch (field) {
    case 'porcelain':
    case 'faience':
      return isPolish ? `fason ${dice.pick(NAMES.patterns)}` : `wzór ${dice.int(100, 9999)}`
    case 'glass':
    case 'stoneware':
    case 'textile':
    case 'rug':
    case 'weaving':
    case 'jewellery':
      return `wzór ${dice.int(12, 2999)}`
    case 'audio':
      return isPolish && dice.chance(0.7) ? dice.pick(NAMES.radios) : `${letters(dice)} ${dice.int(100, 999)}`
    case 'cutlery':
      return `wzór ${dice.pick(NAMES.cutlery)}`
    case 'watch':
      return `kal. ${dice.int(100, 2999)}`
    case 'camera':
      return dice.chance(0.5) ? String(dice.int(2, 9)) : `${letters(dice)} ${dice.int(2, 99)}`
    case 'bentwood':
    case 'seating':
    case 'furniture':
      return dice.pick([`typ ${dice.int(100, 9999)}`, `${letters(dice)}-${dice.int(2, 499)}`, `model ${dice.int(10, 699)}`])
    default:
      return `model ${dice.pick([dice.int(10, 999), dice.int(1000, 9999)])}`
  }
}

/** A studio's series name: "Luvano". */
export function collectionName(dice: Dice): string {
  let name = ''
  for (let count = dice.int(2, 3); count > 0; count--) name += dice.pick(NAMES.syllables)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Signature of a picture: "A. Nowak", or null for an unknown artist. */
export function signature(dice: Dice): string | null {
  if (dice.chance(0.25)) return null
  const { firstName, lastName } = personAt('pl', dice.int(0, MOST_PAINTERS))
  return `${firstName.charAt(0)}. ${lastName}`
}

function letters(dice: Dice): string {
  const one = () => dice.pick([...'ABDEFGHKLMPRSTUWZ'])
  return dice.chance(0.5) ? one() : one() + one()
}
