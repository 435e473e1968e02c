import { oncePerLanguage } from '../domain/once-per-language.ts'
import type { Category } from '../domain/product/reference-rows.ts'
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
export const mainCategories = oncePerLanguage((language): readonly CategoryLink[] =>
  MAIN_CATEGORY_IDS.flatMap((id) => {
    const category = categoryById(id, language)
    return category ? [linkTo(category, language)] : []
  }),
)

/** All departments, in the alphabet of the language. */
export const departmentsByName = oncePerLanguage((language): readonly CategoryLink[] => {
  const { compare } = new Intl.Collator(language)
  return categories(language)
    .filter(({ parentId }) => parentId === null)
    .toSorted((a, b) => compare(a.translation, b.translation))
    .map((category) => linkTo(category, language))
})

function linkTo({ id, translation }: Pick<Category, 'id' | 'translation'>, language: Language): CategoryLink {
  return { id, title: translation, href: categoryHref(id, language) }
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

/** Id and name of the kinds below a category; of one without any, the other kinds beside it. */
export function nearbyCategories(
  { id, parentId }: Pick<Category, 'id' | 'parentId'>,
  language: Language,
): ReturnType<typeof subcategories> {
  const below = subcategories(id, language)
  if (below.length > 0 || parentId === null) return below
  return subcategories(parentId, language).filter(([other]) => other !== id)
}
