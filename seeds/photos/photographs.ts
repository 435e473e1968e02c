// The photographs, and where they replace drawings. They are rendered by seeds/studio and committed in photographs/.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentCategoryOf } from '../parent-category.ts'
import { ALL_LOOKS, type Look, PHOTO_VIEWS, type PhotoView, lookKey } from './looks.ts'

/** A row of photographs/manifest.json: the facts of a photograph. */
export interface Photograph extends Look {
  key: string
  /** Short hash of the recipe it was rendered from. */
  recipe: string
  /** The model, a key of FORMS. */
  formName: string
  view: PhotoView
  width: number
  height: number
  /** Background colour, shown while the picture loads. */
  color: string
  /** Absent where it can lead a gallery, as far as its view goes; `false` where it only completes one. */
  leads?: false
}

export const PHOTOGRAPHS_DIR = fileURLToPath(new URL('./photographs', import.meta.url))

const PREFIX = 'photo-'

/** Key of a photograph: different from the drawing's, because the content under a key never changes. */
export function photographKey(look: Look, view: PhotoView): string {
  return PREFIX + lookKey(look, view)
}

/** Whether a key names a photograph; no drawing's key has this prefix (tested). */
export function isPhotographKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

/** Whether a picture shows the whole product on the plain background, so that it can be first; for drawings and photographs alike. */
export function isLeadKey(key: string): boolean {
  return !key.endsWith('-detail') && !key.endsWith('-room') && !isCompletingKey(key)
}

/** Whether a picture only completes a gallery: which product is dealt what does not depend on it. */
export function isCompletingKey(key: string): boolean {
  return COMPLETING.has(key)
}

/** All rows of the manifest. */
export function readManifest(): Photograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/manifest.json`, 'utf8')) as Photograph[]
}

/**
 * Top-level categories that are completely photographed: every look from the front. Only these use photographs, so that no listing
 * of a category mixes photographs and drawings; other views are added as they are rendered.
 * @param keys of the available photographs
 */
export function coveredCategories(keys: ReadonlySet<string>): ReadonlySet<number> {
  const looksOf = Map.groupBy(ALL_LOOKS, (look) => parentCategoryOf(look.categoryId))
  const isCovered = (look: Look) => keys.has(photographKey(look, 'front'))
  return new Set([...looksOf].filter(([, looks]) => looks.every(isCovered)).map(([id]) => id))
}

const PHOTOGRAPHS = readManifest()
const COMPLETING = new Set(PHOTOGRAPHS.filter(({ leads }) => leads === false).map(({ key }) => key))
const KEYS = new Set(PHOTOGRAPHS.map(({ key }) => key))
const COVERED = coveredCategories(KEYS)

/** Whether products of a second-level category use photographs. */
export function isPhotographed(categoryId: number): boolean {
  return COVERED.has(parentCategoryOf(categoryId))
}

/** Looks that use drawings, because their category is not photographed. */
export function drawnLooks(): Look[] {
  return ALL_LOOKS.filter(({ categoryId }) => !isPhotographed(categoryId))
}

/** Keys of the photographs of a look, the front first. */
export function photographKeys(look: Look): readonly string[] {
  return PHOTO_VIEWS.map((view) => photographKey(look, view)).filter((key) => KEYS.has(key))
}
