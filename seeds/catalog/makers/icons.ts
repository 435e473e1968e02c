// Well-known models, so that a title says "366" or "B-32" where it is true. Names are those of the other tables.
import { type Look, formName } from '../../photos/looks.ts'
import { type MaterialName, materialName } from '../../photos/palette.ts'
import { readTable } from '../../read-table.ts'
import type { EraId, EraSpan } from '../eras.ts'

/** Lowest and highest price in PLN. */
export type PriceBand = readonly [from: number, to: number]

export interface IconRow {
  categoryId: number
  /** A noun of that category, as in its table. */
  noun: string
  model: string
  designer: string | null
  manufacturer: string | null
  eras: EraSpan
  /** What an original of its time and a new piece of the licensed maker cost; replicas are not sold. */
  prices: Readonly<Partial<Record<'original' | 'licensed', PriceBand>>>
  /** The form that stands for it: a key of forms.json. */
  form: string
  /** Only in this material, if given. */
  material?: MaterialName
}

/** What a piece of an era costs. @throws RangeError where icons.json does not say */
export function priceBandOf({ model, prices }: IconRow, era: EraId): PriceBand {
  const band = prices[era === 12 ? 'licensed' : 'original']
  if (!band) throw new RangeError(`icons.json has no price of a ${model} of era ${era}`)
  return band
}

/** Whether pictures of a look can stand for a known model. */
export function isIconOf({ categoryId, form, material }: IconRow, look: Look): boolean {
  if (look.categoryId !== categoryId || formName(look) !== form) return false
  return material === undefined || materialName(look.materialId) === material
}

export const ICONS = readTable<readonly IconRow[]>('catalog/makers/icons')
