// Design of a product before it is offered. It starts from a picture: noun, material, colour and manner are those of the look, and what no picture
// can contradict is added: era, maker, model, condition.
import { CLASSIFICATION, type ClassificationId } from '../classifications.ts'
import type { EraId } from './eras.ts'
import { chooseCondition, CONDITION, type ConditionId } from './conditions.ts'
import { shadesOf } from './colours.ts'
import { kindsFor, saysRenewed } from './kinds.ts'
import type { MakeUp } from './make-ups.ts'
import { chooseMaker, type Maker, makerOfIcon, NOBODY } from './makers/choose-maker.ts'
import type { IconRow } from './makers/icons.ts'
import { makerField } from './makers/maker-field.ts'
import { collectionName, modelName, signature } from './models.ts'
import { chooseClassification, chooseEra, chooseIconEra, chooseKin, chooseLook, type LookPlan, type NounPlan } from './noun-plans.ts'
import { suitsStyle } from '../photos/forms.ts'
import type { Look } from '../photos/looks.ts'
import { type Dice, diceFor } from '../random.ts'
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
  /** One of the known models that a thing can be, in turn. */
  chooseIcon(icons: readonly IconRow[]): IconRow | undefined
}

/** Share of the things that can be a known model that are one. */
const ICON_SHARE = 0.5

/** The design of a product; variants of a group share all but the property that varies. */
export function designAt(seed: number, index: number, place: GroupPlace | null, choice: LookChoice): Design {
  const throwsOf = (attempt: number) => diceFor(seed, attempt === 0 ? 'design' : `design ${attempt}`, place?.leader ?? index)
  const planOf = (attempt: number, dice: Dice) => (place ? groupPlan(seed, place, attempt).plan : singlePlan(dice, attempt, throwsOf))
  const attempt = choice.choose((each) => planOf(each, throwsOf(each)))
  const dice = throwsOf(attempt)
  const plan = planOf(attempt, dice)
  return finished(place ? groupOutline(groupPlan(seed, place, attempt)) : singleOutline(plan, dice, choice), dice, place)
}

/** Later attempts keep the top-level category of the first, so that the size of each category depends only on its share. */
function singlePlan(dice: Dice, attempt: number, throwsOf: (attempt: number) => Dice): LookPlan {
  return attempt === 0 ? chooseLook(dice) : chooseKin(chooseLook(throwsOf(0)), dice)
}

function groupOutline({ noun, plan: { look, makeUp, colour } }: GroupPlan): Outline {
  return { look, noun, classification: CLASSIFICATION.contemporary, era: 12, makeUp, colour, maker: NOBODY }
}

function singleOutline({ look, makeUp, colour, names }: LookPlan, dice: Dice, choice: LookChoice): Outline {
  const name = dice.pick(names)
  const { noun } = name
  const icon = dice.chance(ICON_SHARE) ? choice.chooseIcon(name.icons) : undefined
  if (icon) {
    const { classification, era } = chooseIconEra(name, icon, dice)
    return { look, noun, classification, era, makeUp, colour, maker: makerOfIcon(icon, era) }
  }
  const classification = chooseClassification(name, dice)
  const era = chooseEra(name, classification, dice)
  return { look, noun, classification, era, makeUp, colour, maker: chooseMaker(noun, era, makeUp, dice) }
}

/** Properties that are chosen first: what the picture shows, and who made it when. */
type Outline = Pick<Design, 'look' | 'noun' | 'classification' | 'era' | 'makeUp' | 'colour' | 'maker'>

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
  const possible = STYLES_OF_ERA[era].filter((style) => suitsStyle(noun.form, style))
  if (possible.length === 0) return null
  const style = dice.pick(possible)
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
