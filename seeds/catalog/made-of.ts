// What the picture of a look shows it is made of, and its colour. Most follow from the finish that its form is painted with; a form that paints
// parts with other surfaces (a seat, a shade, a marble foot) says so here. What the pictures show is fixed: they are committed.
import { type Look, finishName, formName } from '../photos/looks.ts'
import { COLORS, type ColorName, type FinishName, MATERIALS, type MaterialName } from '../photos/palette.ts'
import { readTable } from '../read-table.ts'
import { MAKE_UPS, type MakeUp, type MakeUpName, stainedOf } from './make-ups.ts'

/** What a picture shows of a thing. */
export interface Shown {
  makeUp: MakeUp
  /** Id of the colour that one sees first. */
  colour: number
}

/** made-of.json. */
interface MadeOfTable {
  byMaterial: Readonly<Record<MaterialName, MakeUpName>>
  /** Finishes that are another make-up than their material alone. */
  byFinish: Readonly<Partial<Record<FinishName, MakeUpName>>>
  /** By form, then by finish or material. */
  byForm: Readonly<Record<string, MakeUpName | Readonly<Partial<Record<FinishName | MaterialName, MakeUpName>>>>>
  /** Colours of forms that show their finish's colour only beside a larger one. */
  colourShown: Readonly<Record<string, Readonly<Partial<Record<FinishName, ColorName>>>>>
}

const TABLE = readTable<MadeOfTable>('catalog/made-of')

/** Colours in which wood keeps its own name; in others it is painted. */
const WOODEN: ReadonlySet<ColorName> = new Set(['beige', 'cream', 'ecru', 'caramel', 'brown', 'gold', 'multicolour'])

/** What the picture of a look shows. */
export function shownOf(look: Look): Shown {
  const finish = finishName(look)
  const [material, color] = finish.split('/') as [MaterialName, ColorName]
  const form = formName(look)
  const override = TABLE.byForm[form]
  const named = typeof override === 'string' ? override : (override?.[finish] ?? override?.[material])
  const colour = COLORS[TABLE.colourShown[form]?.[finish] ?? color]
  return { makeUp: named ? MAKE_UPS[named] : ownMakeUp(finish, material, color), colour }
}

function ownMakeUp(finish: FinishName, material: MaterialName, color: ColorName): MakeUp {
  const own = TABLE.byFinish[finish]
  if (own) return MAKE_UPS[own]
  const makeUp = MAKE_UPS[TABLE.byMaterial[material]]
  if (MATERIALS[material].kind !== 'wood' || WOODEN.has(color)) return makeUp
  return material === 'wood' ? MAKE_UPS.painted : stainedOf(makeUp)
}
