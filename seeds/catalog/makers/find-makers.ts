// Makers by field and era, memoised.
import { readIdsByName } from '../../read-reference.ts'
import type { EraId } from '../eras.ts'
import type { MakerField } from './maker-field.ts'
import { BRANDS, DESIGNERS, type DesignerRow, type MakerRow, MANUFACTURERS } from './makers.ts'

const MANUFACTURER_IDS = readIdsByName('manufacturers')
const DESIGNER_IDS = readIdsByName('designers')

/** Id of a manufacturer of the reference list, or null if it is not listed. */
export function manufacturerId(name: string): number | null {
  return MANUFACTURER_IDS.get(name) ?? null
}

/** Id of a designer of the reference list, or null if not listed. */
export function designerId(name: string): number | null {
  return DESIGNER_IDS.get(name) ?? null
}

const manufacturersBy = byFieldAndEra<MakerRow>(MANUFACTURERS)
const designersBy = byFieldAndEra<DesignerRow>(DESIGNERS)

/** Houses that made such products in the era. */
export function manufacturersOf(field: MakerField, era: EraId): readonly MakerRow[] {
  return manufacturersBy(field, era)
}

/** Designers of such products in the era. */
export function designersOf(field: MakerField, era: EraId): readonly DesignerRow[] {
  return designersBy(field, era)
}

/** A designer's houses that made such products in the era. */
export function housesOf(designer: DesignerRow, field: MakerField, era: EraId): readonly MakerRow[] {
  return manufacturersBy(field, era).filter((house) => designer.houses.includes(house.name))
}

const brandsBy = byFieldAndEra<MakerRow>(BRANDS)

/** Brands outside the reference list. */
export function brandsOf(field: MakerField, era: EraId): readonly MakerRow[] {
  return brandsBy(field, era)
}

function byFieldAndEra<T extends { fields: readonly string[]; eras: readonly [EraId, EraId] }>(rows: readonly T[]) {
  const found = new Map<string, T[]>()
  for (const row of rows) {
    for (const field of row.fields) {
      for (let era = row.eras[0]; era <= row.eras[1]; era++) {
        const key = `${field} ${era}`
        found.set(key, [...(found.get(key) ?? []), row])
      }
    }
  }
  return (field: MakerField, era: EraId): readonly T[] => found.get(`${field} ${era}`) ?? []
}
