// Who made what, where and when. Manufacturers and designers are those of seeds/reference; brands are of titles only.
import { readTable } from '../../read-table.ts'
import type { EraSpan } from '../eras.ts'
import type { Origin } from './countries.ts'
import type { MakerField } from './maker-field.ts'

/** A manufacturer or brand. A noun's field finds it (maker-field.ts). */
export interface MakerRow {
  /** Name as in the reference list. */
  name: string
  origin: Origin
  fields: readonly MakerField[]
  /** A designer's: from the first design to the last known edition. */
  eras: EraSpan
}

export interface DesignerRow extends MakerRow {
  /** Manufacturers of his or her designs. Without a house the title names only the designer. */
  houses: readonly string[]
  /** Price factor of the name. */
  fame: number
}

/** Every manufacturer that titles may name. */
export const MANUFACTURERS = readTable<readonly MakerRow[]>('catalog/makers/manufacturers')

/** Every designer that titles may name. */
export const DESIGNERS = readTable<readonly DesignerRow[]>('catalog/makers/designers')

/** Brands of watches, cameras, pens and the like that are not in the reference list. */
export const BRANDS = readTable<readonly MakerRow[]>('catalog/makers/brands')
