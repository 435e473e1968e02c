// What can be on sale: every look that is pictured, with the nouns that it may be called, the eras in which it was made, and known models.
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import { CLASSIFICATION_SHARES, ERAS_OF, type EraId, erasWithin, eraWords } from './eras.ts'
import { shownOf } from './made-of.ts'
import type { MakeUp } from './make-ups.ts'
import { ICONS, type IconRow, isIconOf } from './makers/icons.ts'
import type { CategoryWords, NounRow, Size } from './category-words.ts'
import { parentCategoryOf } from '../parent-category.ts'
import { ALL_LOOKS, finishName, formName, type Look, lookKey } from '../photos/looks.ts'
import { measuredSize } from './dimensions.ts'
import { countPictures } from './product-photos.ts'
import { readTable } from '../read-table.ts'
import { type Rng, wheel } from '../random.ts'

/** Every second-level category with its nouns. */
const CATEGORY_WORDS = readTable<readonly CategoryWords[]>('catalog/nouns')

/** A noun merged with the defaults of its model and category. */
export interface NounPlan
  extends Omit<CategoryWords, 'id' | 'share' | 'models' | 'kinds' | 'size'>, Pick<NounRow, 'text' | 'gender' | 'of'> {
  categoryId: number
  /** Model: a key of forms.json. */
  form: string
  kindList: readonly string[]
  size: Size
}

/** A name of a look. */
export interface NamePlan {
  noun: NounPlan
  /** By classification, the eras in which the thing was made; only those in which it was. */
  eras: Partial<Record<ClassificationId, readonly EraId[]>>
  /** Known models that are called so. */
  icons: readonly IconRow[]
}

/** A look on sale: what its pictures show, and what it may be called. */
export interface LookPlan {
  look: Look
  makeUp: MakeUp
  colour: number
  names: readonly NamePlan[]
}

interface CategoryPlan {
  id: number
  share: number
  nouns: readonly NounPlan[]
  looks: readonly LookPlan[]
}

const LOOKS_OF = Map.groupBy(ALL_LOOKS, ({ categoryId }) => categoryId)

export const CATEGORY_PLANS: readonly CategoryPlan[] = CATEGORY_WORDS.map((words) => {
  const nouns = nounsOf(words)
  return { id: words.id, share: words.share, nouns, looks: (LOOKS_OF.get(words.id) ?? []).map((look) => lookPlanOf(look, nouns)) }
})

/** All nouns. */
export const NOUN_PLANS: readonly NounPlan[] = CATEGORY_PLANS.flatMap((category) => category.nouns)

/** All looks on sale. */
export const LOOK_PLANS: readonly LookPlan[] = CATEGORY_PLANS.flatMap((category) => category.looks)

/** What can be a known model is on sale as often as what has so many pictures more. */
const WEIGHT_OF_ICONS = 2

// What has more pictures is more often on sale, so that most products have several.
const spinLook = new Map(CATEGORY_PLANS.map(({ id, looks }) => [id, wheel(looks, weightOf)]))
const spinCategory = wheel(CATEGORY_PLANS, (category) => category.share)
const PLAN_OF = new Map(CATEGORY_PLANS.map((plan) => [plan.id, plan]))
const PLANS_BELOW = Map.groupBy(CATEGORY_PLANS, ({ id }) => parentCategoryOf(id))

/** Chooses a look by the share of its category. */
export function chooseLook(rng: Rng): LookPlan {
  return lookOf(spinCategory(rng), rng)
}

/** Chooses a look of the same category as another. */
export function chooseSibling({ look }: LookPlan, rng: Rng): LookPlan {
  return lookOf(PLAN_OF.get(look.categoryId) ?? spinCategory(rng), rng)
}

/** Whether a thing of that name is made today. */
export function isMadeToday({ eras }: NamePlan): boolean {
  return eras[CLASSIFICATION.contemporary] !== undefined
}

/** Chooses a look with the same top-level category as another. */
export function chooseKin({ look }: LookPlan, rng: Rng): LookPlan {
  return lookOf(rng.pick(PLANS_BELOW.get(parentCategoryOf(look.categoryId)) ?? []), rng)
}

/** Chooses a classification of a name. */
export function chooseClassification(name: NamePlan, rng: Rng): ClassificationId {
  const possible = CLASSIFICATION_SHARES.filter(({ id }) => name.eras[id] !== undefined)
  let mark = rng.next() * possible.reduce((sum, { share }) => sum + share, 0)
  for (const { id, share } of possible) if ((mark -= share) < 0) return id
  return possible[0]?.id ?? neverMade(name.noun)
}

/** Chooses an era of the classification, by weight. */
export function chooseEra(name: NamePlan, classification: ClassificationId, rng: Rng): EraId {
  const eras = name.eras[classification] ?? neverMade(name.noun)
  let mark = rng.next() * eras.reduce((sum, era) => sum + eraWords(era).share, 0)
  for (const era of eras) if ((mark -= eraWords(era).share) < 0) return era
  return eras[0] ?? neverMade(name.noun)
}

/** Chooses when a known model was made, and its classification then. */
export function chooseIconEra(name: NamePlan, { eras: [from, to] }: IconRow, rng: Rng): { classification: ClassificationId; era: EraId } {
  const possible = CLASSIFICATION_SHARES.flatMap(({ id }) =>
    (name.eras[id] ?? []).filter((era) => from <= era && era <= to).map((era) => ({ classification: id, era })),
  )
  return rng.pick(possible)
}

function weightOf({ look, names }: LookPlan): number {
  return countPictures(look) + (names.some(({ icons }) => icons.length > 0) ? WEIGHT_OF_ICONS : 0)
}

function lookOf({ id, looks }: CategoryPlan, rng: Rng): LookPlan {
  return spinLook.get(id)?.(rng) ?? rng.pick(looks)
}

function nounsOf({ id, models, ...ofCategory }: CategoryWords): NounPlan[] {
  return Object.entries(models).flatMap(([form, { nouns, ...ofModel }]) =>
    nouns.map((noun) => {
      const { share: _share, kinds = '', size = measuredSize(form), ...rest } = { ...ofCategory, ...ofModel, ...noun }
      return { ...rest, categoryId: id, form, kindList: kinds.split(', ').filter(Boolean), size }
    }),
  )
}

function lookPlanOf(look: Look, nouns: readonly NounPlan[]): LookPlan {
  const [form, finish] = [formName(look), finishName(look)]
  const { makeUp, colour } = shownOf(look)
  const names = nouns
    .filter((noun) => noun.form === form && (noun.of?.includes(finish) ?? true))
    .map((noun) => ({ noun, eras: erasOf(noun, makeUp), icons: iconsOf(noun, look, makeUp) }))
    .filter(({ eras }) => Object.keys(eras).length > 0)
  if (names.length === 0) throw new RangeError(`${lookKey(look)} has no name in any era of its make-up`)
  return { look, makeUp, colour, names }
}

function erasOf(noun: NounPlan, makeUp: MakeUp): NamePlan['eras'] {
  const eras: NamePlan['eras'] = {}
  for (const { id } of CLASSIFICATION_SHARES) {
    const ids = erasWithin(noun.eras, makeUp.eras, ERAS_OF[id]).map((era) => era.id)
    if (ids.length > 0) eras[id] = ids
  }
  return eras
}

function iconsOf(noun: NounPlan, look: Look, makeUp: MakeUp): readonly IconRow[] {
  return ICONS.filter((icon) => icon.noun === noun.text && isIconOf(icon, look) && erasWithin(icon.eras, noun.eras, makeUp.eras).length > 0)
}

function neverMade(noun: NounPlan): never {
  throw new RangeError(`${noun.text} (${noun.categoryId}) was made in no era that its make-ups know`)
}
