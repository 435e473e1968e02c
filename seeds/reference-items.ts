// Rows of the table `reference_item` from seeds/reference: one list per language.
import { LANGUAGES } from '#app/domain/language.ts'
import { ALL_MARKETS, type Market } from '#app/domain/market.ts'
import { slugify } from '#app/domain/slug.ts'
import { REFERENCE_LISTS } from '#app/shop-api/contract/reference.ts'
import type { referenceItem } from '#db/catalog-tables.ts'
import { type ReferenceRow, readReference } from './read-reference.ts'

/** Every list in every language; a row without langId applies to all languages. */
export function referenceItems(): (typeof referenceItem.$inferInsert)[] {
  return REFERENCE_LISTS.flatMap((list) => {
    const rows = list === 'markets' ? marketRows() : readReference(kebabCase(list))
    return LANGUAGES.flatMap((langId) =>
      rows
        .filter((row) => row['langId'] === undefined || row['langId'] === langId)
        .map((data, position) => ({ list, langId, position, data })),
    )
  })
}

/** The markets: a market without a row in the list uses its own name. */
function marketRows(): ReferenceRow[] {
  const rows = readReference('markets')
  const unlisted = ALL_MARKETS.filter(({ id }) => !rows.some((row) => row['id'] === id))
  return [...rows, ...unlisted.flatMap(marketRow)]
}

function marketRow({ id, currencyId, countryId, language: defaultLangId, isLocal, name: translation }: Market): ReferenceRow[] {
  return LANGUAGES.map((langId) => ({
    id,
    currencyId,
    countryId,
    defaultLangId,
    isLocal,
    langId,
    translation,
    urlSlug: slugify(translation),
  }))
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
