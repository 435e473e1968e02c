import { mkdir, readdir } from 'node:fs/promises'
import { allPictures, photoFolder } from './ensure-photos.ts'
import { isPhotographKey, PHOTOGRAPHS_DIR } from './photographs.ts'
import { photoFiles, rasterise } from './rasterise.ts'

/** The pictures of the shop: existing ones at once, others when first requested. */
export interface PhotoStore {
  /** Folder of a picture: drawings are generated, photographs are part of the repository. */
  dirOf: (key: string) => string
  /** Draws a missing picture; false when there is no such picture. */
  make: (key: string) => Promise<boolean>
  /** Number of pictures missing when the store was opened. */
  missing: number
}

/**
 * Opens the folder of pictures without waiting for all of them to be drawn.
 * @param dir parent folder of `photos-<hash>`
 */
export async function openPhotoStore(dir = '.data'): Promise<PhotoStore> {
  const folder = await photoFolder(dir)
  await mkdir(folder, { recursive: true })
  const existing = new Set(await readdir(folder))
  const pictures = new Map(allPictures().map(({ key, draw }) => [key, draw]))
  const underWay = new Map<string, Promise<unknown>>()
  return {
    dirOf: (key) => (isPhotographKey(key) ? PHOTOGRAPHS_DIR : folder),
    missing: [...pictures.keys()].filter((key) => photoFiles(key).some((file) => !existing.has(file))).length,
    async make(key) {
      const draw = pictures.get(key)
      if (!draw) return false
      // A page requests several files of one picture at once; they are drawn once, together.
      const drawing = underWay.get(key) ?? rasterise({ key, dir: folder, existing: new Set(), draw }).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      await drawing
      return true
    },
  }
}
