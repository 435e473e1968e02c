// Products that differ in one property. Every block of indexes contains one run of neighbours that form a group, so a product's group follows
// from its index. When a catalog ends inside a run, that group has fewer variants.
import type { StoredText } from '#db/catalog-tables.ts'
import { storedTexts } from '../stored-texts.ts'
import { isMadeToday, LOOK_PLANS, type LookPlan, type NounPlan } from './noun-plans.ts'
import type { Size } from './category-words.ts'
import { type Rng, rngFor } from '../random.ts'
import { isMadeOnce } from './stock.ts'

/** Indexes per block; with 2 to 6 variants a group, 8 % of all products are in one. */
const BLOCK = 50

export type VariantType = 'IMAGE' | 'COLOUR' | 'TEXT'

/** No more variants than some models have pictures: of their own colours and materials. */
const MOST_VARIANTS: Record<VariantType, number> = { COLOUR: 6, IMAGE: 4, TEXT: 6 }

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
  const rng = rngFor(seed, 'group', block)
  const planned = rng.int(2, 6)
  const leader = block * BLOCK + rng.int(0, BLOCK - planned)
  const type = rng.pick(['COLOUR', 'IMAGE', 'TEXT'] as const)
  const length = Math.min(planned, MOST_VARIANTS[type])
  const position = index - leader
  if (position < 0 || position >= length) return null
  return { groupId: block + 1, type, leader, length, position }
}

/** Label of the varying property, per language. */
export const VARIANT_LABELS: Record<VariantType, StoredText[]> = {
  COLOUR: storedTexts({ pl: 'Kolor', en: 'Colour', es: 'Color' }),
  IMAGE: storedTexts({ pl: 'Materiał', en: 'Material', es: 'Material' }),
  TEXT: storedTexts({ pl: 'Rozmiar', en: 'Size', es: 'Tamaño' }),
}

/** Shared noun of a group, and one variant's look: every variant has pictures of its own. */
export interface GroupPlan {
  noun: NounPlan
  plan: LookPlan
}

/** Categories whose products are sold by size. */
const SOLD_BY_SIZE = new Set([3001, 3006, 3061, 3064, 3066, 3072, 3073, 3074, 3075, 3083])
/** Sizes are whole multiples of 5 cm, and six of them differ. */
const LEAST_SPAN_OF_SIZES = 30

/** A noun and the looks that it can have as a new thing: only those come in variants. */
interface Candidate {
  noun: NounPlan
  looks: readonly LookPlan[]
}

const SERIES = LOOK_PLANS.filter(({ look }) => !isMadeOnce(look.categoryId))

const NEW_THINGS: readonly Candidate[] = [...Map.groupBy(SERIES.flatMap(newNames), ({ noun }) => noun)].map(([noun, names]) => ({
  noun,
  looks: names.map(({ plan }) => plan),
}))

const BY_COLOUR = NEW_THINGS.flatMap(({ noun, looks }) =>
  [...Map.groupBy(looks, ({ makeUp }) => makeUp)]
    .filter(([makeUp]) => makeUp.isDyed)
    .map(([, alike]) => ({ noun, looks: firstOfEach(alike, ({ colour }) => colour) })),
)
const BY_MATERIAL = NEW_THINGS.map(({ noun, looks }) => ({ noun, looks: oneOfEachMaterial(looks) }))
const BY_SIZE = NEW_THINGS.filter(
  ({ noun }) => SOLD_BY_SIZE.has(noun.categoryId) && noun.size[0][1] - noun.size[0][0] >= LEAST_SPAN_OF_SIZES,
)

/**
 * The plan of one variant: equal within a group except for the varying property.
 * @param attempt each attempt is another plan for the whole group
 */
export function groupPlan(seed: number, { type, leader, length, position }: GroupPlace, attempt = 0): GroupPlan {
  const rng = rngFor(seed, attempt === 0 ? 'variants' : `variants ${attempt}`, leader)
  if (type === 'TEXT') {
    const { noun, looks } = rng.pick(BY_SIZE)
    return { noun, plan: rng.pick(looks) }
  }
  const { noun, looks } = rng.pick(longEnough(type, length))
  return { noun, plan: shuffled(looks, rng)[position] ?? rng.pick(looks) }
}

const candidatesOf = new Map<string, readonly Candidate[]>()

/** Candidates with enough looks, memoised. */
function longEnough(type: 'COLOUR' | 'IMAGE', length: number): readonly Candidate[] {
  const key = `${type} ${length}`
  const known = candidatesOf.get(key) ?? (type === 'COLOUR' ? BY_COLOUR : BY_MATERIAL).filter(({ looks }) => looks.length >= length)
  candidatesOf.set(key, known)
  return known
}

function newNames(plan: LookPlan): { noun: NounPlan; plan: LookPlan }[] {
  return plan.names.filter(isMadeToday).map(({ noun }) => ({ noun, plan }))
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
function oneOfEachMaterial(looks: readonly LookPlan[]): readonly LookPlan[] {
  const byTitle = firstOfEach(looks, ({ makeUp }) => makeUp.title)
  return firstOfEach(byTitle, ({ makeUp }) => makeUp.materials[0])
}

function firstOfEach(looks: readonly LookPlan[], of: (look: LookPlan) => unknown): readonly LookPlan[] {
  return [...new Map(looks.toReversed().map((look) => [of(look), look])).values()]
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  return list
    .map((item) => ({ item, order: rng.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
