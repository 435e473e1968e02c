// Design of a product before it is offered: noun, era, material, colour, style, maker, condition.
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { EraId } from './eras.ts'
import { chooseCondition, CONDITION, type ConditionId } from './conditions.ts'
import { shadesOf } from './colours.ts'
import { drawnColours, drawnMakeUps } from './drawn-finish.ts'
import { kindsFor, saysRenewed } from './kinds.ts'
import type { MakeUp } from './make-ups.ts'
import { chooseMaker, type Maker, NOBODY } from './makers/choose-maker.ts'
import { makerField } from './makers/maker-field.ts'
import { collectionName, modelName, signature } from './models.ts'
import { chooseClassification, chooseEra, chooseKin, chooseNoun, type NounPlan } from './noun-plans.ts'
import { type Dice, diceFor } from '../random.ts'
import { originsOf, STYLES_OF_ERA, suitsField, suitsOrigin } from './styles.ts'
import { type GroupPlace, groupPlan } from './variant-groups.ts'

export interface Design {
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

/** Chooses among candidate designs of a product, consistently for all variants of a group. */
export interface OutlineChoice {
  /** The first attempt that is good enough, or the best of all. */
  choose(outlineAt: (attempt: number) => Outline): number
}

/** Accepts the first attempt. */
const FIRST: OutlineChoice = { choose: () => 0 }

/** The design of a product; variants of a group share all but the property that varies. */
export function designAt(seed: number, index: number, place: GroupPlace | null, { choose }: OutlineChoice = FIRST): Design {
  const throwsOf = (attempt: number) => diceFor(seed, attempt === 0 ? 'design' : `design ${attempt}`, place?.leader ?? index)
  const outlineAt = (attempt: number, dice: Dice) => (place ? groupOutline(seed, place, attempt) : singleOutline(dice, attempt, throwsOf))
  const attempt = choose((each) => outlineAt(each, throwsOf(each)))
  const dice = throwsOf(attempt)
  return finished(outlineAt(attempt, dice), dice, place)
}

function groupOutline(seed: number, place: GroupPlace, attempt: number): Outline {
  const { noun, makeUp, colour } = groupPlan(seed, place, attempt)
  return { noun, classification: CLASSIFICATION.contemporary, era: 12, makeUp, colour, maker: NOBODY }
}

/** Later attempts keep the top-level category of the first, so that the size of each category depends only on its share. */
function singleOutline(dice: Dice, attempt: number, throwsOf: (attempt: number) => Dice): Outline {
  const noun = attempt === 0 ? chooseNoun(dice) : chooseKin(chooseNoun(throwsOf(0)), dice)
  const classification = chooseClassification(noun, dice)
  const plan = chooseEra(noun, classification, dice)
  const makeUp = dice.pick(drawnMakeUps(noun.categoryId, plan.makeUps))
  const maker = chooseMaker(noun, plan, makeUp, dice)
  return { noun, classification, era: plan.era, makeUp, colour: dice.pick(drawnColours(noun.categoryId, makeUp)), maker }
}

/** Properties that determine which picture can show a product, and its maker. */
export type Outline = Pick<Design, 'noun' | 'classification' | 'era' | 'makeUp' | 'colour' | 'maker'>

function finished(outline: Outline, dice: Dice, place: GroupPlace | null): Design {
  const { noun, classification, makeUp, colour, maker } = outline
  const isNew = classification === CLASSIFICATION.contemporary
  const kinds = kindsFor(noun.kindList, isNew)
  // A subject is always in the title; other kinds mostly.
  const kind = kinds.length > 0 && dice.chance(/^\p{Lu}/u.test(kinds[0] ?? '') ? 1 : 0.72) ? dice.pick(kinds) : null
  const condition = chooseCondition(classification, makeUp.care, dice)
  const style = chooseStyle(outline, dice)
  const isStyleNamed = dice.chance(0.5)
  const shadeDice = dice.next()
  const shades = shadesOf(colour)
  // A group of colours must name its colour; other titles name some of the colours that differ from the material's own.
  const tellsColour = place?.type === 'COLOUR' || (makeUp.isDyed && shadeDice < 0.6)
  const field = makerField(noun.field, makeUp.materials[0] ?? 0)
  const isNameless = maker.designer === null && maker.manufacturer === null && maker.brand === null
  const isSeries = isNew && isNameless && noun.field !== 'artist'
  return {
    ...outline,
    shade: tellsColour ? (shades[Math.floor(shadeDice * 97) % shades.length] ?? shades[0]) : null,
    style,
    isStyleNamed,
    maker: { ...withModel(maker, isNew ? null : field, dice), origin: maker.origin ?? chooseOrigin(outline, style, dice) },
    kind,
    collection: isSeries && (place !== null || dice.chance(0.45)) ? collectionName(dice) : null,
    signature: noun.field === 'artist' ? signature(dice) : null,
    condition: !isNew && saysRenewed(kind) ? CONDITION.restored : place ? CONDITION.new : condition,
  }
}

/** Styles in which known designers and houses of the last hundred years worked. */
const SIGNED_STYLES: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7, 21, 22, 23, 25, 26, 27])

function chooseStyle({ noun, era, maker }: Outline, dice: Dice): number | null {
  if (!dice.chance(noun.styled * 1.7)) return null
  const style = dice.pick(STYLES_OF_ERA[era])
  const isSigned = maker.designer !== null || maker.manufacturer !== null || maker.brand !== null
  if (isSigned && era >= 5 && !SIGNED_STYLES.has(style)) return null
  if (!suitsField(style, noun.field)) return null
  return suitsOrigin(style, maker.origin, era) ? style : null
}

function chooseOrigin({ noun, era }: Outline, style: number | null, dice: Dice): Maker['origin'] {
  return noun.tellsOrigin === false ? null : dice.pick(originsOf(style, era))
}

function withModel(maker: Maker, field: ReturnType<typeof makerField>, dice: Dice): Maker {
  const isNamed = maker.manufacturer !== null || maker.brand !== null
  if (field === null || !isNamed || maker.model !== null || !dice.chance(0.45)) return maker
  return { ...maker, model: modelName(field, maker.origin === 'pl', dice) }
}
