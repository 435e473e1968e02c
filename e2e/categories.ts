import rows from '#seeds/reference/categories.json' with { type: 'json' }
import type { Language } from '#app/domain/language.ts'
import type { ShopLookup } from './shop-lookup.ts'

/** A second-level category and its parent, by name. */
export interface CategoryPath {
  child: { id: number; name: string }
  parent: { id: number; name: string }
}

/** The first second-level category with products on sale. */
export async function categoryOnSale(shop: ShopLookup, language: Language): Promise<CategoryPath> {
  const inLanguage = rows.filter(({ langId }) => langId === language)
  for (const { id, parentId, translation } of inLanguage) {
    const parent = inLanguage.find((row) => row.id === parentId)
    if (!parent || (await shop.search({ categories: [id] }, { perPage: 1 })).total === 0) continue
    return { child: { id, name: translation }, parent: { id: parent.id, name: parent.translation } }
  }
  throw new Error('No category of the second level has anything on sale.')
}
