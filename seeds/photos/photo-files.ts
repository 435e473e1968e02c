import { PHOTO_ENDINGS } from '#app/domain/product/photo.ts'

/** Names of the files that a picture has to have, for tests of the folder. */
export function photoFiles(key: string): string[] {
  return PHOTO_ENDINGS.map((ending) => `${key}-${ending}`)
}
