import { AVIF_ENDINGS, PHOTO_ENDINGS } from '#app/domain/product/photo.ts'

/** Names of the files that a picture has to have, for tests of the folder. @param isFirst it can be the first picture of a page */
export function photoFiles(key: string, isFirst: boolean): string[] {
  return (isFirst ? PHOTO_ENDINGS : AVIF_ENDINGS).map((ending) => `${key}-${ending}`)
}
