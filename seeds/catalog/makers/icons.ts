// Well-known models, so that a title says "366" or "B-32" where it is true. Names are those of the other tables.
import { type Look, formName } from '../../photos/looks.ts'
import { type MaterialName, materialName } from '../../photos/palette.ts'
import { readTable } from '../../read-table.ts'
import type { EraSpan } from '../eras.ts'

export interface IconRow {
  categoryId: number
  /** A noun of that category, as in its table. */
  noun: string
  model: string
  designer: string | null
  manufacturer: string | null
  eras: EraSpan
  /** The form that stands for it: a key of forms.json. */
  form: string
  /** Only in this material, if given. */
  material?: MaterialName
}

/** Whether pictures of a look can stand for a known model. */
export function isIconOf({ categoryId, form, material }: IconRow, look: Look): boolean {
  if (look.categoryId !== categoryId || formName(look) !== form) return false
  return material === undefined || materialName(look.materialId) === material
}

export const ICONS = readTable<readonly IconRow[]>('catalog/makers/icons')
