import { NO_FILTERS } from '../domain/filters.ts'
import type { CategoryId } from '../domain/ids.ts'
import type { Language } from '../domain/language.ts'
import { categoryById } from '../reference/reference.ts'
import { href } from '../routes.ts'

// The departments that the header and the footer name, in their order. Ids of seeds/reference/categories.json; eight fit in a row.
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

/** The catalogue narrowed to a category. */
export function categoryHref(id: CategoryId, language: Language): string {
  return href('catalog', { filters: { ...NO_FILTERS, categories: [id] } }, language)
}
