// A picture has one address without width and format, from which every file's address follows.
import { type Language, sourceLang } from '../language.ts'

/** THE TABLE OF A PICTURE'S FILES: widths in pixels of its AVIF, which every promised browser knows (docs/browsers.md). */
export const PHOTO_WIDTHS = [320, 640, 1280] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** Size in px of a link preview. It is JPEG: not everything that shows previews knows AVIF. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

const PREVIEW_ENDING = `${PREVIEW_SIZE.width}.jpeg`
/** Endings of the files that every picture has, such as `320.avif`. */
export const AVIF_ENDINGS: readonly string[] = PHOTO_WIDTHS.map((width) => `${width}.avif`)
const WIRE_ENDING = /-640\.avif$/

/** Endings of all files of pictures. The JPEG exists of what can be the first picture of a page. */
export const PHOTO_ENDINGS: readonly string[] = [...AVIF_ENDINGS, PREVIEW_ENDING]

/** Wire address of a picture: its file of 640 px. Keys are `[a-z0-9-]+`. */
export function photoUrl(key: string): string {
  return `/photos/${key}-640.avif`
}

/** Address of a picture in another width; an address of another shape is answered as it is. */
export function photoVariant(url: string, width: PhotoWidth): string {
  return url.replace(WIRE_ENDING, `-${width}.avif`)
}

/** The widest file of a picture, fetched when every detail counts. */
export function largestPhoto(url: string): string {
  return photoVariant(url, 1280)
}

/** A `srcset` over all widths, or over those up to the widest one. */
export function photoSrcSet(url: string, widest: PhotoWidth = 1280): string {
  const widths = PHOTO_WIDTHS.filter((width) => width <= widest)
  return widths.map((width) => `${photoVariant(url, width)} ${width}w`).join(', ')
}

/** What a link preview shows: address and size in px. A picture of another shop's address has no JPEG of ours. */
export function photoPreview({ url, width, height }: Pick<Photo, 'url' | 'width' | 'height'>): Pick<Photo, 'url' | 'width' | 'height'> {
  return WIRE_ENDING.test(url) ? { url: url.replace(WIRE_ENDING, `-${PREVIEW_ENDING}`), ...PREVIEW_SIZE } : { url, width, height }
}

/** A picture of anything. */
export interface Photo {
  id: string
  /** Address without choice of width: see photoVariant. */
  url: string
  alt: string
  /** Pixels of the original; with height, its aspect ratio. */
  width: number
  height: number
  /** Dominant colour as #rrggbb, the ground while the picture loads. */
  color: string
  /** The flaw of the product that it shows (EXT-39). */
  flaw?: string | undefined
}

/**
 * What stands for a product's photo, with its `lang`. The shop answers the product's name and the view, "Fotel 366, front view": on a page of
 * another language than the name's the view alone, since an attribute has one language and the name stands beside the photo.
 */
export function photoAlt({ alt }: Pick<Photo, 'alt'>, name: string, page: Language): { alt: string; lang?: Language | undefined } {
  const lang = sourceLang(page)
  if (!lang) return { alt }
  if (alt === name) return { alt, lang }
  return { alt: alt.startsWith(`${name}, `) ? alt.slice(name.length + 2) : alt }
}
