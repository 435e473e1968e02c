// Every look of the shop: what can be photographed, and what it is called. The models are in forms/.
import type { ByLanguage } from '#app/domain/language.ts'
import { ACCESSORY_LOOKS } from './catalog/accessories.ts'
import type { CategoryLooks, FinishName, RoomPlace } from './catalog/finish-name.ts'
import { FURNITURE_LOOKS } from './catalog/furniture.ts'
import { HOUSEHOLD_LOOKS } from './catalog/household.ts'
import { COLORS, type ColorName, MATERIALS, type MaterialName, colorOf, materialOf } from './palette.ts'

/** Sides that are photographed beside the front; seeds/studio/angles.ts says of what. */
export const ANGLE_VIEWS = ['left', 'right', 'straight', 'above'] as const
export type AngleView = (typeof ANGLE_VIEWS)[number]

/** All views, in the order of a gallery. */
export const PHOTO_VIEWS = ['front', ...ANGLE_VIEWS, 'detail', 'room'] as const
export type PhotoView = (typeof PHOTO_VIEWS)[number]

/** One thing that can be photographed. Ids are those of the reference lists; `form` counts the forms of its category from 0. */
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

/** Sizes, in pixels, of the largest file of each kind of picture. */
export const PHOTO_SIZES = {
  plate: { width: 1280, height: 1600 },
  desktop: { width: 1280, height: 640 },
  mobile: { width: 1280, height: 1280 },
} as const

/** Second-level categories with their forms and finishes, by id. */
export const CATEGORY_LOOKS: readonly CategoryLooks[] = [...FURNITURE_LOOKS, ...HOUSEHOLD_LOOKS, ...ACCESSORY_LOOKS]

const CATEGORY_BY_ID = new Map(CATEGORY_LOOKS.map((category) => [category.id, category]))

export const ALL_LOOKS: readonly Look[] = CATEGORY_LOOKS.flatMap(looksOfCategory)

const FURTHER_COLOURS = new Set(
  CATEGORY_LOOKS.flatMap((category) => {
    const known = new Set(looksOfCategory({ ...category, colours: {} }).map(lookKey))
    return looksOfCategory(category)
      .map(lookKey)
      .filter((key) => !known.has(key))
  }),
)

const ROOM_FINISHES_PER_FORM = 3
const IN_ROOM = new Set(
  [...Map.groupBy(ALL_LOOKS, (look) => `${look.categoryId} ${look.form}`).values()]
    .flatMap((finishes) => finishes.slice(0, ROOM_FINISHES_PER_FORM))
    .filter(roomPlace)
    .map(lookKey),
)

/** What a look is called in the keys of its pictures, `[a-z0-9-]+`. */
export function lookKey({ categoryId, colorId, materialId, form }: Look): string {
  return [categoryOf(categoryId).slug, colorOf(colorId).name, materialOf(materialId).name, form + 1].join('-')
}

/** Whether a look is photographed in a room: the first finishes of each form of the commonest categories. */
export function isShownInRoom(look: Look): boolean {
  return IN_ROOM.has(lookKey(look))
}

/** Where in a room a look is shown, if it is. */
export function roomPlace(look: Look): RoomPlace | undefined {
  return categoryOf(look.categoryId).room
}

/** The finish of a look, as its row in catalog/ names it. */
export function finishName(look: Look): FinishName {
  return `${materialOf(look.materialId).name as MaterialName}/${colorOf(look.colorId).name as ColorName}`
}

/** Whether a look is one of the further colours of its form, which are photographed from the front alone. */
export function isFurtherColour(look: Look): boolean {
  return FURTHER_COLOURS.has(lookKey(look))
}

/** Name of the model in forms/ that shows a look. */
export function formName(look: Look): string {
  const name = Object.keys(categoryOf(look.categoryId).looks)[look.form]
  if (!name) throw new RangeError(`Category ${look.categoryId} has no form ${look.form}`)
  return name
}

function looksOfCategory({ id, looks, colours = {} }: CategoryLooks): Look[] {
  return Object.entries(looks).flatMap(([name, finishes], form) =>
    [...finishes, ...(colours[name] ?? [])].map((finish) => {
      const [material, color] = finish.split('/') as [keyof typeof MATERIALS, keyof typeof COLORS]
      return { categoryId: id, colorId: COLORS[color].id, materialId: MATERIALS[material].id, form }
    }),
  )
}

function categoryOf(categoryId: number): CategoryLooks {
  const category = CATEGORY_BY_ID.get(categoryId)
  if (!category) throw new RangeError(`No looks of category ${categoryId}`)
  return category
}
