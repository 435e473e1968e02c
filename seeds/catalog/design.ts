// Design of a product before it is offered. It starts from a picture: noun, material, colour and manner are those of the look, and what no picture
// can contradict is added: era, maker, model, condition.
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { EraId } from './eras.ts'
import { chooseCondition, CONDITION, type ConditionId } from './conditions.ts'
import { shadesOf } from './colours.ts'
import { flawKeys, isFlawed } from './product-flaws.ts'
import { kindsFor, saysRenewed } from './kinds.ts'
import type { Shown } from './made-of.ts'
import type { MakeUp } from './make-ups.ts'
import { chooseMaker, type Maker, makerOfIcon, NOBODY, type Rarest } from './makers/choose-maker.ts'
import { makerField } from './makers/maker-field.ts'
import { collectionName, modelName, signature } from './models.ts'
import {
  chooseClassification,
  chooseEra,
  chooseIconEra,
  chooseKin,
  chooseLook,
  chooseSibling,
  isMadeToday,
  type LookPlan,
  type NounPlan,
} from './noun-plans.ts'
import { suitsStyle } from '../photos/forms.ts'
import type { Look } from '../photos/looks.ts'
import { type Rng, rngFor } from '../random.ts'
import { originsOf, STYLES_OF_ERA, suitsField, suitsOrigin } from './styles.ts'
import { type GroupPlace, type GroupPlan, groupPlan } from './variant-groups.ts'

export interface Design {
  /** What its pictures show. */
  look: Look
  noun: NounPlan
  classification: ClassificationId
  era: EraId
  makeUp: MakeUp
  colour: number
  /** Masculine name of the colour in the title, or null if the title omits it. */
  shade: string | null
  style: number | null
  isStyleNamed: boolean
  maker: Maker
  kind: string | null
  /** A studio's series, for new things. */
  collection: string | null
  /** The artist's signature; null when unknown. */
  signature: string | null
  condition: ConditionId
}

/** Chooses among candidate looks of a product, consistently for all variants of a group. */
export interface LookChoice {
  /** The first attempt that is good enough, or the best of all. */
  choose(lookAt: (attempt: number) => LookPlan): number
  /** Chooses makers and known models in turn. */
  rarest: Rarest
  /** It is sold in numbers: a new thing of a series. Known once a look is chosen. */
  isBestseller: boolean
}

/** Share of the things that can be a known model that are one. */
const ICON_SHARE = 0.5

/** The design of a product; variants of a group share all but the property that varies. */
export function designAt(seed: number, index: number, place: GroupPlace | null, choice: LookChoice): Design {
  const first = place ? null : chooseLook(rngFor(seed, 'design', index))
  const throwsOf = (attempt: number) => rngFor(seed, attempt === 0 ? 'design' : `design ${attempt}`, place?.leader ?? index)
  const planOf = (attempt: number, rng: Rng) => (place ? groupPlan(seed, place, attempt).plan : singlePlan(rng, attempt, first))
  const attempt = choice.choose((each) => planOf(each, throwsOf(each)))
  const rng = throwsOf(attempt)
  const plan = planOf(attempt, rng)
  return finished(place ? groupOutline(groupPlan(seed, place, attempt)) : singleOutline(plan, rng, choice), rng, { place, choice })
}

/** Attempts that keep the category of the first; later ones keep its top-level category, so that the size of each depends only on its share. */
const OWN_ATTEMPTS = 40

function singlePlan(rng: Rng, attempt: number, first: LookPlan | null): LookPlan {
  if (attempt === 0 || !first) return chooseLook(rng)
  return attempt < OWN_ATTEMPTS ? chooseSibling(first, rng) : chooseKin(first, rng)
}

function groupOutline({ noun, plan: { look, makeUp, colour } }: GroupPlan): Outline {
  return { look, noun, classification: CLASSIFICATION.contemporary, era: 12, makeUp, colour, maker: NOBODY }
}

function singleOutline({ look, makeUp, colour, names }: LookPlan, rng: Rng, choice: LookChoice): Outline {
  const { isBestseller, rarest } = choice
  const name = rng.pick(isBestseller ? names.filter(isMadeToday) : names)
  const { noun, icons } = name
  if (rng.chance(ICON_SHARE) && icons.length > 0 && !isBestseller) {
    const icon = rarest(icons, rng)
    const { classification, era } = chooseIconEra(name, icon, rng)
    return { look, noun, classification, era, makeUp, colour, maker: makerOfIcon(icon, era) }
  }
  const classification = isBestseller ? CLASSIFICATION.contemporary : chooseClassification(name, rng)
  const era = chooseEra(name, classification, rng)
  return { look, noun, classification, era, makeUp, colour, maker: chooseMaker({ noun, era, makeUp, rarest }, rng) }
}

/** Properties that are chosen first: what the picture shows, and who made it when. */
type Outline = Pick<Design, 'look' | 'noun' | 'classification' | 'era' | 'makeUp' | 'colour' | 'maker'>

function finished(outline: Outline, rng: Rng, { place, choice }: { place: GroupPlace | null; choice: LookChoice }): Design {
  const { noun, classification, makeUp, colour, maker } = outline
  const isNew = classification === CLASSIFICATION.contemporary
  // A model's name says all that a kind would, and its stand-in's legs may be others.
  const kinds = maker.band ? [] : kindsFor(noun.kindList, isNew)
  // A subject is always in the title; other kinds mostly.
  const kind = kinds.length > 0 && rng.chance(/^\p{Lu}/u.test(kinds[0] ?? '') ? 1 : 0.72) ? rng.pick(kinds) : null
  const chosen = chooseCondition(classification, makeUp.care, rng)
  const condition = choice.isBestseller || place ? CONDITION.new : picturable(chosen, outline)
  const style = chooseStyle(outline, rng, choice.rarest)
  const isStyleNamed = rng.chance(0.5)
  const shadeRng = rng.next()
  const shades = shadesOf(colour)
  // A group of colours must name its colour; other titles name some of the colours that differ from the material's own.
  const tellsColour = place?.type === 'COLOUR' || (makeUp.isDyed && shadeRng < 0.6)
  const field = makerField(noun.field, makeUp.materials[0] ?? 0)
  const isNameless = maker.designer === null && maker.manufacturer === null && maker.brand === null
  const isSeries = isNew && isNameless && noun.field !== 'artist'
  return {
    ...outline,
    shade: tellsColour ? (shades[Math.floor(shadeRng * 97) % shades.length] ?? shades[0]) : null,
    style,
    isStyleNamed,
    maker: { ...withModel(maker, isNew ? null : field, rng), origin: maker.origin ?? chooseOrigin(outline, style, rng) },
    kind,
    collection: isSeries && (place !== null || rng.chance(0.45)) ? collectionName(rng) : null,
    signature: noun.field === 'artist' ? signature(rng) : null,
    condition: !isNew && saysRenewed(kind) ? CONDITION.restored : condition,
  }
}

/** A thing of which no flaw is photographed is perfect rather than flawed. */
function picturable(condition: ConditionId, shown: Shown): ConditionId {
  return isFlawed(condition) && flawKeys(shown, condition).length === 0 ? CONDITION.perfect : condition
}

/** Things whose style a buyer would name, of those that the table of nouns says have one in their title. */
const STYLED_FACTOR = 1.8
/** Share of things until 1919 with a style, if they are of one. */
const OLD_STYLED_SHARE = 0.6

/** Styles in which known designers and houses of the last hundred years worked. */
const SIGNED_STYLES: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 21, 22, 23, 25, 26, 27])

function chooseStyle({ noun, era, maker }: Outline, rng: Rng, rarest: Rarest): number | null {
  const isOld = era <= 3
  if (!rng.chance(isOld ? OLD_STYLED_SHARE : noun.styled * STYLED_FACTOR)) return null
  const isSigned = maker.designer !== null || maker.manufacturer !== null || maker.brand !== null
  const possible = STYLES_OF_ERA[era].filter(
    (style) =>
      suitsStyle(noun.form, style) &&
      suitsField(style, noun.field) &&
      suitsOrigin(style, maker.origin, era) &&
      (!isSigned || era < 5 || SIGNED_STYLES.has(style)),
  )
  if (possible.length === 0) return null
  // There are few things of the first eras, and many styles.
  return isOld ? rarest(possible, rng) : rng.pick(possible)
}

function chooseOrigin({ noun, era }: Outline, style: number | null, rng: Rng): Maker['origin'] {
  return noun.tellsOrigin === false ? null : rng.pick(originsOf(style, era))
}

function withModel(maker: Maker, field: ReturnType<typeof makerField>, rng: Rng): Maker {
  const isNamed = maker.manufacturer !== null || maker.brand !== null
  if (field === null || !isNamed || maker.model !== null || !rng.chance(0.45)) return maker
  return { ...maker, model: modelName(field, maker.origin === 'pl', rng) }
}
