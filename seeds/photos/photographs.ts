// The photographs there are, and where they take the place of drawings. They are made by seeds/studio and lie in photographs/.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentCategoryOf } from '../parent-category.ts'
import { readTexts } from '../read-reference.ts'
import { storedTexts } from '../stored-texts.ts'
import { ALL_LOOKS, type Look, PHOTO_VIEWS, type PhotoRow, type PhotoView, VIEW_TEXTS, lookKey } from './looks.ts'

/** A row of photographs/manifest.json: the facts of a photograph. */
export interface Photograph extends Look {
  key: string
  /** Short hash of the recipe it was made from. */
  recipe: string
  /** The model, a key of FORMS. */
  formName: string
  view: PhotoView
  width: number
  height: number
  /** Colour of the ground, shown while the picture loads. */
  color: string
}

export const PHOTOGRAPHS_DIR = fileURLToPath(new URL('./photographs', import.meta.url))

const PREFIX = 'photo-'

/** Key of a photograph: another than the drawing's, for a picture never changes under its key. */
export function photographKey(look: Look, view: PhotoView): string {
  return PREFIX + lookKey(look, view)
}

/** Whether a key names a photograph; no drawing's begins like one (tested). */
export function isPhotographKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

/** Whether a picture shows a whole thing before the plain ground, so that it can stand first; of drawings and photographs alike. */
export function isLeadKey(key: string): boolean {
  return !key.endsWith('-detail') && !key.endsWith('-room')
}

/** All rows of the manifest. */
export function readManifest(): Photograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/manifest.json`, 'utf8')) as Photograph[]
}

/**
 * Top-level categories that are wholly photographed: every look of theirs from the front. Only these show photographs, so that no listing
 * of a category is a patchwork of photographs and drawings; other views join the front as they are taken.
 * @param keys of the photographs there are
 */
export function coveredCategories(keys: ReadonlySet<string>): ReadonlySet<number> {
  const looksOf = Map.groupBy(ALL_LOOKS, (look) => parentCategoryOf(look.categoryId))
  const isCovered = (look: Look) => keys.has(photographKey(look, 'front'))
  return new Set([...looksOf].filter(([, looks]) => looks.every(isCovered)).map(([id]) => id))
}

const PHOTOGRAPHS = readManifest()
const KEYS = new Set(PHOTOGRAPHS.map(({ key }) => key))
const COVERED = coveredCategories(KEYS)

/** Whether the things of a second-level category show photographs. */
export function isPhotographed(categoryId: number): boolean {
  return COVERED.has(parentCategoryOf(categoryId))
}

/** Looks that are shown as drawings, because their category is not photographed. */
export function drawnLooks(): Look[] {
  return ALL_LOOKS.filter(({ categoryId }) => !isPhotographed(categoryId))
}

/** Keys of the photographs of a look, the front first. */
export function photographKeys(look: Look): readonly string[] {
  return PHOTO_VIEWS.map((view) => photographKey(look, view)).filter((key) => KEYS.has(key))
}

/** Rows of the table `photo` for the photographs in use. */
export function photographRows(): PhotoRow[] {
  const [materials, colors] = [readTexts('materials'), readTexts('colors')]
  return PHOTOGRAPHS.filter(({ categoryId }) => isPhotographed(categoryId)).map(
    ({ key, width, height, color, view, materialId, colorId }) => ({
      key,
      width,
      height,
      color,
      view: storedTexts(VIEW_TEXTS[view]).map(({ langId, text }) => ({
        langId,
        text: [text, textOf(materials.get(materialId), langId), textOf(colors.get(colorId), langId)].filter(Boolean).join(', '),
      })),
    }),
  )
}

function textOf(texts: readonly { langId: string; text: string }[] | undefined, langId: string): string {
  return texts?.find((text) => text.langId === langId)?.text.toLowerCase() ?? ''
}
