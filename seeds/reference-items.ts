// Rows of the table `reference_item` from seeds/reference: one list per language.
import { LANGUAGES } from '#app/domain/language.ts'
import { REFERENCE_LISTS } from '#app/shop-api/contract/reference.ts'
import type { referenceItem } from '#db/catalog-tables.ts'
import { readReference } from './read-reference.ts'

/** Every list in every language; a row without langId is the same in all of them. */
export function referenceItems(): (typeof referenceItem.$inferInsert)[] {
  return REFERENCE_LISTS.flatMap((list) => {
    const rows = readReference(kebabCase(list))
    return LANGUAGES.flatMap((langId) =>
      rows
        .filter((row) => row['langId'] === undefined || row['langId'] === langId)
        .map((data, position) => ({ list, langId, position, data })),
    )
  })
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
