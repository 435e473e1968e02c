// Nouns prepared for choosing: possible make-ups per era, and known models.
import type { ClassificationId } from '../classifications.ts'
import { CLASSIFICATION_SHARES, ERAS_OF, type EraId, erasWithin, eraWords } from './eras.ts'
import { MAKE_UPS, type MakeUp } from './make-ups.ts'
import { ICONS, type IconRow } from './makers/icons.ts'
import { ACCESSORIES } from './nouns/accessories.ts'
import { ART } from './nouns/art.ts'
import { BATHROOM } from './nouns/bathroom.ts'
import { BEAUTY } from './nouns/beauty.ts'
import { BOOKS } from './nouns/books.ts'
import { CANDLES } from './nouns/candles.ts'
import type { CategoryWords, NounRow } from './nouns/category-words.ts'
import { CHAIRS } from './nouns/chairs.ts'
import { CHILDREN } from './nouns/children.ts'
import { CHRISTMAS } from './nouns/christmas.ts'
import { DECOR } from './nouns/decor.ts'
import { ELECTRONICS } from './nouns/electronics.ts'
import { FURNITURE } from './nouns/furniture.ts'
import { GAMES } from './nouns/games.ts'
import { GARDEN } from './nouns/garden.ts'
import { GIFTS } from './nouns/gifts.ts'
import { JEWELLERY } from './nouns/jewellery.ts'
import { LAMPS } from './nouns/lamps.ts'
import { LIGHTING } from './nouns/lighting.ts'
import { MIRRORS } from './nouns/mirrors.ts'
import { PETS } from './nouns/pets.ts'
import { RUGS } from './nouns/rugs.ts'
import { SEATING } from './nouns/seating.ts'
import { STATIONERY } from './nouns/stationery.ts'
import { STORAGE } from './nouns/storage.ts'
import { TABLEWARE } from './nouns/tableware.ts'
import { TEXTILES } from './nouns/textiles.ts'
import { WALL_ART } from './nouns/wall-art.ts'
import { WATCHES } from './nouns/watches.ts'
import { parentCategoryOf } from '../parent-category.ts'
import { type Dice, wheel } from '../random.ts'

/** Every second-level category with its nouns. A new file of nouns is one line here. */
const CATEGORY_WORDS: readonly CategoryWords[] = [
  ...FURNITURE,
  ...STORAGE,
  ...LAMPS,
  ...ACCESSORIES,
  ...SEATING,
  ...CHAIRS,
  ...TABLEWARE,
  ...GARDEN,
  ...ART,
  ...CHILDREN,
  ...GIFTS,
  ...LIGHTING,
  ...MIRRORS,
  ...RUGS,
  ...CANDLES,
  ...TEXTILES,
  ...DECOR,
  ...WALL_ART,
  ...BOOKS,
  ...BATHROOM,
  ...CHRISTMAS,
  ...JEWELLERY,
  ...WATCHES,
  ...ELECTRONICS,
  ...PETS,
  ...STATIONERY,
  ...BEAUTY,
  ...GAMES,
]

/** Make-ups of a noun in one era. */
export interface EraPlan {
  era: EraId
  makeUps: readonly MakeUp[]
  icons: readonly IconRow[]
}

/** A noun merged with its category's defaults. */
export interface NounPlan extends Omit<CategoryWords, 'id' | 'share' | 'nouns'>, Pick<NounRow, 'text' | 'gender'> {
  categoryId: number
  kindList: readonly string[]
  /** By classification; only those in which the noun occurs. */
  eraPlans: Partial<Record<ClassificationId, readonly EraPlan[]>>
}

interface CategoryPlan {
  id: number
  share: number
  nouns: readonly NounPlan[]
}

export const CATEGORY_PLANS: readonly CategoryPlan[] = CATEGORY_WORDS.map(({ id, share, nouns, ...traits }) => ({
  id,
  share,
  nouns: nouns.map((noun) => planOf(id, { ...traits, ...noun })),
}))

/** All nouns, indexed for choosing. */
export const NOUN_PLANS: readonly NounPlan[] = CATEGORY_PLANS.flatMap((category) => category.nouns)

const spinCategory = wheel(CATEGORY_PLANS, (category) => category.share)

/** Chooses a noun by the share of its category. */
export function chooseNoun(dice: Dice): NounPlan {
  return dice.pick(spinCategory(dice).nouns)
}

const PLANS_BELOW = Map.groupBy(CATEGORY_PLANS, ({ id }) => parentCategoryOf(id))

/** Chooses a noun with the same top-level category as another noun. */
export function chooseKin({ categoryId }: NounPlan, dice: Dice): NounPlan {
  return dice.pick(dice.pick(PLANS_BELOW.get(parentCategoryOf(categoryId)) ?? []).nouns)
}

/** Chooses a classification of the noun. */
export function chooseClassification(noun: NounPlan, dice: Dice): ClassificationId {
  const possible = CLASSIFICATION_SHARES.filter(({ id }) => noun.eraPlans[id] !== undefined)
  let mark = dice.next() * possible.reduce((sum, { share }) => sum + share, 0)
  for (const { id, share } of possible) if ((mark -= share) < 0) return id
  return possible[0]?.id ?? neverMade(noun)
}

/** Chooses an era of the classification, by weight. */
export function chooseEra(noun: NounPlan, classification: ClassificationId, dice: Dice): EraPlan {
  const plans = noun.eraPlans[classification] ?? neverMade(noun)
  let mark = dice.next() * plans.reduce((sum, { era }) => sum + eraWords(era).share, 0)
  for (const plan of plans) if ((mark -= eraWords(plan.era).share) < 0) return plan
  return plans[0] ?? neverMade(noun)
}

function planOf(categoryId: number, noun: Omit<NounPlan, 'categoryId' | 'kindList' | 'eraPlans'>): NounPlan {
  const makeUps = noun.madeOf.map((name): MakeUp => MAKE_UPS[name])
  const icons = ICONS.filter((icon) => icon.categoryId === categoryId && icon.noun === noun.text)
  const eraPlans: NounPlan['eraPlans'] = {}
  for (const { id } of CLASSIFICATION_SHARES) {
    const plans = erasWithin(noun.eras, ERAS_OF[id]).flatMap(({ id: era }) => {
      const possible = makeUps.filter(({ eras: [from, to] }) => from <= era && era <= to)
      const own = icons.filter(
        ({ eras: [from, to], madeOf }) => from <= era && era <= to && madeOf.some((name) => noun.madeOf.includes(name)),
      )
      return possible.length === 0 ? [] : [{ era, makeUps: possible, icons: own }]
    })
    if (plans.length > 0) eraPlans[id] = plans
  }
  return { ...noun, categoryId, kindList: noun.kinds.split(', ').filter(Boolean), eraPlans }
}

function neverMade(noun: NounPlan): never {
  throw new RangeError(`${noun.text} (${noun.categoryId}) was made in no era that its make-ups know`)
}
