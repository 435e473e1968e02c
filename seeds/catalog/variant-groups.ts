// Products that differ in one property. Every block of indexes contains one run of neighbours that form a group, so a product's group follows
// from its index. When a catalog ends inside a run, that group has fewer variants.
import type { StoredText } from '#db/catalog-tables.ts'
import { CLASSIFICATION } from '../classifications.ts'
import { storedTexts } from '../stored-texts.ts'
import { drawnColours } from './drawn-finish.ts'
import type { MakeUp } from './make-ups.ts'
import { NOUN_PLANS, type NounPlan } from './noun-plans.ts'
import type { Size } from './nouns/category-words.ts'
import { type Dice, diceFor } from '../random.ts'

/** Indexes per block; with 2 to 6 variants a group, 8 % of all products are in one. */
const BLOCK = 50

export type VariantType = 'IMAGE' | 'COLOUR' | 'TEXT'

/** Position of a product in its group. */
export interface GroupPlace {
  groupId: number
  type: VariantType
  /** Index of the first variant, which represents the group in a grid. */
  leader: number
  length: number
  /** From 0. */
  position: number
}

/** The group of a product, or null for the 92 % without one. */
export function groupPlace(seed: number, index: number): GroupPlace | null {
  const block = Math.floor(index / BLOCK)
  const dice = diceFor(seed, 'group', block)
  const length = dice.int(2, 6)
  const leader = block * BLOCK + dice.int(0, BLOCK - length)
  const position = index - leader
  if (position < 0 || position >= length) return null
  return { groupId: block + 1, type: dice.pick(['COLOUR', 'IMAGE', 'TEXT']), leader, length, position }
}

/** Label of the varying property, per language. */
export const VARIANT_LABELS: Record<VariantType, StoredText[]> = {
  COLOUR: storedTexts({ pl: 'Kolor', en: 'Colour', es: 'Color' }),
  IMAGE: storedTexts({ pl: 'Materiał', en: 'Material', es: 'Material' }),
  TEXT: storedTexts({ pl: 'Rozmiar', en: 'Size', es: 'Tamaño' }),
}

/** Shared properties of a group, and each variant's make-up. */
export interface GroupPlan {
  noun: NounPlan
  makeUp: MakeUp
  colour: number
}

/** Categories whose products are sold by size. */
const SOLD_BY_SIZE = new Set([3001, 3006, 3061, 3064, 3066, 3072, 3073, 3074, 3075, 3083])

interface Candidate {
  noun: NounPlan
  makeUps: readonly MakeUp[]
}

// Only new products come in variants: those of the 21st century.
const NEW_THINGS: readonly Candidate[] = NOUN_PLANS.flatMap((noun) => {
  const [plan] = noun.eraPlans[CLASSIFICATION.contemporary] ?? []
  return plan ? [{ noun, makeUps: plan.makeUps }] : []
})

const BY_COLOUR = NEW_THINGS.flatMap(({ noun, makeUps }) =>
  makeUps.filter((makeUp) => makeUp.isDyed && makeUp.colours.length >= 6).map((makeUp) => ({ noun, makeUps: [makeUp] })),
)
const BY_MATERIAL = NEW_THINGS.map(({ noun, makeUps }) => ({ noun, makeUps: oneOfEachMaterial(makeUps) })).filter(
  ({ makeUps }) => makeUps.length >= 2,
)
const BY_SIZE = NEW_THINGS.filter(({ noun }) => SOLD_BY_SIZE.has(noun.categoryId) && noun.size[0][1] - noun.size[0][0] >= 24)

/**
 * The plan of one variant: equal within a group except for the varying property.
 * @param attempt each attempt is another plan for the whole group
 */
export function groupPlan(seed: number, { type, leader, length, position }: GroupPlace, attempt = 0): GroupPlan {
  const dice = diceFor(seed, attempt === 0 ? 'variants' : `variants ${attempt}`, leader)
  if (type === 'IMAGE') {
    const { noun, makeUps } = dice.pick(BY_MATERIAL.filter((candidate) => candidate.makeUps.length >= length))
    const makeUp = shuffled(makeUps, dice)[position] ?? dice.pick(makeUps)
    return { noun, makeUp, colour: makeUp.colours[0] ?? 1 }
  }
  const { noun, makeUps } = dice.pick(type === 'COLOUR' ? BY_COLOUR : BY_SIZE)
  const makeUp = dice.pick(makeUps)
  const drawn = drawnColours(noun.categoryId, makeUp)
  const colours = shuffled(drawn.length >= length ? drawn : makeUp.colours, dice)
  return { noun, makeUp, colour: colours[type === 'COLOUR' ? position : 0] ?? 1 }
}

/** Size range of one step of a group sold by size. */
export function sizeStep([width, height, depth]: Size, { length, position }: GroupPlace): Size {
  const at = (span: readonly [number, number]) => {
    const value = Math.round((span[0] + ((span[1] - span[0]) * (position + 0.5)) / length) / 5) * 5
    return [value, value] as const
  }
  // Lying products have their length as depth; hanging and flat ones as height.
  if (depth === undefined) return [at(width), at(height)]
  return height[1] <= 20 || depth[1] > 60 ? [at(width), height, at(depth)] : [at(width), at(height), depth]
}

// Each has its own material and its own word in the title.
function oneOfEachMaterial(makeUps: readonly MakeUp[]): readonly MakeUp[] {
  const byTitle = [...new Map(makeUps.map((makeUp) => [makeUp.title, makeUp])).values()]
  return [...new Map(byTitle.map((makeUp) => [makeUp.materials[0], makeUp])).values()]
}

function shuffled<T>(list: readonly T[], dice: Dice): T[] {
  return list
    .map((item) => ({ item, order: dice.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
