import { mkdir, readdir } from 'node:fs/promises'
import { allPictures, photoFolder } from './ensure-photos.ts'
import { isPhotographKey, PHOTOGRAPHS_DIR } from './photographs.ts'
import { photoFiles, rasterise } from './rasterise.ts'

/** The pictures of the shop: those that are there, and the others as soon as somebody asks. */
export interface PhotoStore {
  /** Folder of a picture: drawings are made, photographs come with the project. */
  dirOf: (key: string) => string
  /** Draws a picture that is not there yet; false when there is no such picture. */
  make: (key: string) => Promise<boolean>
  /** How many pictures were missing when the store was opened. */
  missing: number
}

/**
 * Opens the folder of pictures without waiting for all of them to be drawn.
 * @param dir where the folder `photos-<hash>` is made
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
      // A page asks for several files of one picture at once; they are drawn together, once.
      const drawing = underWay.get(key) ?? rasterise({ key, dir: folder, existing: new Set(), draw }).finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      await drawing
      return true
    },
  }
}
