import { NO_FILTERS } from '../domain/search/filters.ts'
import type { CategoryId } from '../domain/ids.ts'
import type { Language } from '../domain/language.ts'
import { categories, categoryById } from '../reference/reference.ts'
import { href } from '../addresses/href.ts'

// Departments of the header and the footer, in display order. Ids of seeds/reference/categories.json; eight fit in a row.
const MAIN_CATEGORY_IDS = [145, 147, 3000, 148, 154, 155, 150, 158] as const

/** A category as a link to its listing. */
export interface CategoryLink {
  id: CategoryId
  title: string
  href: string
}

/** The main categories in a language. */
export function mainCategories(language: Language): CategoryLink[] {
  return MAIN_CATEGORY_IDS.flatMap((id) => {
    const category = categoryById(id, language)
    return category ? [{ id: category.id, title: category.translation, href: categoryHref(category.id, language) }] : []
  })
}

/** URL of the catalog filtered by a category. */
export function categoryHref(id: CategoryId, language: Language): string {
  return href('catalog', { filters: { ...NO_FILTERS, categories: [id] } }, language)
}

/** URL prefix of category listings; the id is appended. */
export function categoryBase(language: Language): string {
  return categoryHref(0 as CategoryId, language).slice(0, -1)
}

/** Id and name of a category's children; null returns the departments. */
export function subcategories(parentId: CategoryId | null, language: Language): (readonly [CategoryId, string])[] {
  return categories(language).flatMap(({ id, parentId: parent, translation }) => (parent === parentId ? [[id, translation] as const] : []))
}
