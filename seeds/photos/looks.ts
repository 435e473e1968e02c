// Every look of the shop: what is photographed, and what it is called.
import type { ByLanguage } from '#app/domain/language.ts'
import { readTable } from '../read-table.ts'
import { COLORS, type ColorName, type FinishName, MATERIALS, type MaterialName, colorName, materialName } from './palette.ts'

/** All views, in the order of a gallery. */
export const PHOTO_VIEWS = ['front', 'left', 'right', 'straight', 'above', 'detail', 'room'] as const
export type PhotoView = (typeof PHOTO_VIEWS)[number]

/** One thing that is photographed. Ids are those of the reference lists; `form` counts the forms of its category from 0. */
export interface Look {
  categoryId: number
  colorId: number
  materialId: number
  form: number
}

/** A row of the table `photo`; `view` says what is seen and joins the product's name in its alt text. */
export interface PhotoRow {
  key: string
  width: number
  height: number
  /** Dominant ground colour, shown while the picture loads. */
  color: string
  view: { langId: string; text: string }[]
  /** The flaw that a close-up shows, as a condition report names it. */
  flaw?: { langId: string; text: string }[]
}

/** What the views are called, as they follow a product's name in an alt text. */
export const VIEW_TEXTS = {
  front: { pl: 'widok z przodu', en: 'front view', es: 'vista frontal' },
  left: { pl: 'widok z lewej strony', en: 'view from the left', es: 'vista desde la izquierda' },
  right: { pl: 'widok z prawej strony', en: 'view from the right', es: 'vista desde la derecha' },
  straight: { pl: 'widok na wprost', en: 'seen straight on', es: 'vista de frente' },
  above: { pl: 'widok z góry', en: 'view from above', es: 'vista desde arriba' },
  detail: { pl: 'detal', en: 'detail', es: 'detalle' },
  room: { pl: 'w pokoju', en: 'in a room', es: 'en una habitación' },
} as const satisfies Record<PhotoView, ByLanguage<string>>

/** A row of looks.json: what is pictured of one second-level category. */
interface CategoryLooks {
  id: number
  /** First part of the picture's key. */
  slug: string
  /** Per form (a key of forms.json) the finishes it comes in. Keys count the forms, so their order stays. */
  looks: Readonly<Record<string, readonly FinishName[]>>
}

/** Second-level categories with their forms and finishes, by id. */
export const CATEGORY_LOOKS = readTable<readonly CategoryLooks[]>('photos/looks')

const CATEGORY_BY_ID = new Map(CATEGORY_LOOKS.map((category) => [category.id, category]))

export const ALL_LOOKS: readonly Look[] = CATEGORY_LOOKS.flatMap(looksOfCategory)

/** What a look is called in the keys of its pictures, `[a-z0-9-]+`. */
export function lookKey({ categoryId, colorId, materialId, form }: Look): string {
  return [categoryOf(categoryId).slug, colorName(colorId), materialName(materialId), form + 1].join('-')
}

/** The finish of a look, as its row in looks.json names it. */
export function finishName(look: Look): FinishName {
  return `${materialName(look.materialId)}/${colorName(look.colorId)}`
}

/** Name of the form that a look has. */
export function formName(look: Look): string {
  const name = Object.keys(categoryOf(look.categoryId).looks)[look.form]
  if (!name) throw new RangeError(`Category ${look.categoryId} has no form ${look.form}`)
  return name
}

function looksOfCategory({ id, looks }: CategoryLooks): Look[] {
  return Object.values(looks).flatMap((finishes, form) =>
    finishes.map((finish) => {
      const [material, color] = finish.split('/') as [MaterialName, ColorName]
      return { categoryId: id, colorId: COLORS[color], materialId: MATERIALS[material].id, form }
    }),
  )
}

function categoryOf(categoryId: number): CategoryLooks {
  const category = CATEGORY_BY_ID.get(categoryId)
  if (!category) throw new RangeError(`No looks of category ${categoryId}`)
  return category
}
