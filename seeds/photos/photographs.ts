// The photographs of looks, committed in photographs/.
import { readFileSync } from 'node:fs'
import { ALL_LOOKS, type Look, PHOTO_VIEWS, type PhotoView, lookKey } from './looks.ts'
import { PHOTOGRAPHS_DIR } from './photographs-dir.ts'

/** A row of photographs/manifest.json: the facts of a photograph. */
export interface Photograph extends Look {
  key: string
  view: PhotoView
  width: number
  height: number
  /** Background colour, shown while the picture loads. */
  color: string
  /** Absent where it can lead a gallery, as far as its view goes; `false` where it only completes one. */
  leads?: false
}

/** Key of a photograph, `[a-z0-9-]+`: app/domain/product/photo.ts makes the file addresses of it. */
export function photographKey(look: Look, view: PhotoView): string {
  return `photo-${lookKey(look)}-${view}`
}

/** Whether a picture shows the whole product on the plain background, so that it can be first. */
export function isLeadKey(key: string): boolean {
  return !key.endsWith('-detail') && !key.endsWith('-room') && !isCompletingKey(key)
}

/** Whether a picture only completes a gallery: which product shows what does not depend on it. */
export function isCompletingKey(key: string): boolean {
  return COMPLETING.has(key)
}

/** All rows of the manifest. */
export function readManifest(): Photograph[] {
  return JSON.parse(readFileSync(`${PHOTOGRAPHS_DIR}/manifest.json`, 'utf8')) as Photograph[]
}

const PHOTOGRAPHS = readManifest()
const COMPLETING = new Set(PHOTOGRAPHS.filter(({ leads }) => leads === false).map(({ key }) => key))
const KEYS = new Set(PHOTOGRAPHS.map(({ key }) => key))

/** Keys of the photographs of a look, the front first. */
export function photographKeys(look: Look): readonly string[] {
  return PHOTO_VIEWS.map((view) => photographKey(look, view)).filter((key) => KEYS.has(key))
}

/**
 * Every look needs a photograph of its front, else its products would be shown with nothing.
 * @param there keys of the photographs there are
 * @throws Error that says which is missing and what to do
 */
export function requireFronts(there: ReadonlySet<string> = KEYS): void {
  const missing = ALL_LOOKS.map((look) => photographKey(look, 'front')).find((key) => !there.has(key))
  if (missing !== undefined) throw missingPhotograph(missing)
}

/** The error of a picture that the shop needs and does not have: it says what to do. */
export function missingPhotograph(key: string): Error {
  return new Error(`There is no photograph ${key}: see seeds/photos/README.md.`)
}
