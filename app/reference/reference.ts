// The reference lists of the app, bundled: naming a category or rendering a swatch needs no call (GAP-47).
// The texts are in seeds/reference; the tables here are built once per isolate and never change.
import categoryRows from '#seeds/reference/categories.json' with { type: 'json' }
import classificationRows from '#seeds/reference/classifications.json' with { type: 'json' }
import shortColorRows from '#seeds/reference/colors-short.json' with { type: 'json' }
import colorRows from '#seeds/reference/colors.json' with { type: 'json' }
import countryRows from '#seeds/reference/countries.json' with { type: 'json' }
import manufacturerRows from '#seeds/reference/manufacturers.json' with { type: 'json' }
import materialRows from '#seeds/reference/materials.json' with { type: 'json' }
import styleRows from '#seeds/reference/styles.json' with { type: 'json' }
import type { CategoryId } from '../domain/ids.ts'
import type { Language } from '../domain/language.ts'
import {
  type Category,
  type ColorRow,
  type Country,
  isColorKind,
  type Manufacturer,
  type Material,
  type ReferenceRow,
} from '../domain/product/reference-rows.ts'
import { perLanguage } from './per-language.ts'

const CATEGORIES = perLanguage(categoryRows.map(toCategory))
const CATEGORY_BY_ID = new Map(
  [...CATEGORIES].map(([language, rows]) => [language, new Map<number, Category>(rows.map((row) => [row.id, row]))]),
)
const CLASSIFICATIONS = perLanguage(classificationRows)
const COLORS = perLanguage(colorRows.map(toColor))
const SHORT_COLORS = perLanguage(shortColorRows.map(toColor))
const COUNTRIES = perLanguage(countryRows)
const MATERIALS = perLanguage(materialRows)
const STYLES = perLanguage(styleRows)

/** All categories, parents before their children. */
export function categories(language: Language): readonly Category[] {
  return CATEGORIES.get(language) ?? []
}

/** A category by its id, or null. */
export function categoryById(id: number, language: Language): Category | null {
  return CATEGORY_BY_ID.get(language)?.get(id) ?? null
}

/** The chain from the top-level category down to the category itself, for breadcrumbs; empty for an unknown id (GAP-17). */
export function ancestors(id: number, language: Language): Category[] {
  const category = categoryById(id, language)
  if (!category) return []
  return [...(category.parentId === null ? [] : ancestors(category.parentId, language)), category]
}

/** Vintage, antique, contemporary. */
export function classifications(language: Language): readonly ReferenceRow[] {
  return CLASSIFICATIONS.get(language) ?? []
}

/** All 25 colours, as on product pages (GAP-132). */
export function colors(language: Language): readonly ColorRow[] {
  return COLORS.get(language) ?? []
}

/** The 16 colours of the filter (GAP-132). */
export function shortColors(language: Language): readonly ColorRow[] {
  return SHORT_COLORS.get(language) ?? []
}

export function countries(language: Language): readonly Country[] {
  return COUNTRIES.get(language) ?? []
}

/** All makers, by name; names are the same in every language. */
export function manufacturers(): readonly Manufacturer[] {
  return manufacturerRows
}

/** All materials, each before its subtypes. */
export function materials(language: Language): readonly Material[] {
  return MATERIALS.get(language) ?? []
}

export function styles(language: Language): readonly ReferenceRow[] {
  return STYLES.get(language) ?? []
}

/** Lists of filter options, by the names in the facet table. */
export const REFERENCE_LISTS = { categories, classifications, colors, manufacturers, materials, shortColors, styles }

function toColor<Row extends { kind: string }>(row: Row) {
  return { ...row, kind: isColorKind(row.kind) ? row.kind : 'solid' }
}

function toCategory<Row extends { id: number; parentId: number | null }>(row: Row) {
  return { ...row, id: row.id as CategoryId, parentId: row.parentId as CategoryId | null }
}
