// A picture has one address without width and format, from which every file's address follows.
import { type Language, sourceLang } from '../language.ts'

/** THE TABLE OF A PICTURE'S FILES: widths in pixels, by format. WebP is for browsers without AVIF, which enlarge what is 640 px wide. */
export const PHOTO_WIDTHS = { avif: [320, 640, 1280], webp: [320, 640] } as const
export const PHOTO_FORMATS = ['avif', 'webp'] as const satisfies readonly (keyof typeof PHOTO_WIDTHS)[]
export type PhotoFormat = keyof typeof PHOTO_WIDTHS
export type PhotoWidth<Format extends PhotoFormat = PhotoFormat> = (typeof PHOTO_WIDTHS)[Format][number]

/** Endings of a picture's files, `320.avif`, the largest of a format first. */
export const PHOTO_ENDINGS: readonly string[] = PHOTO_FORMATS.flatMap((format) =>
  PHOTO_WIDTHS[format].toReversed().map((width) => `${width}.${format}`),
)

/** Wire address of a picture: its 640 px WebP. Keys are `[a-z0-9-]+`. */
export function photoUrl(key: string): string {
  return `/photos/${key}-640.webp`
}

/** Address of a picture in another width and format; an address of another shape is answered as it is. */
export function photoVariant<Format extends PhotoFormat>(url: string, width: PhotoWidth<Format>, format: Format): string {
  return url.replace(/-640\.webp$/, `-${width}.${format}`)
}

/** The widest file of a picture, fetched when every detail counts. */
export function largestPhoto(url: string): string {
  return photoVariant(url, 1280, 'avif')
}

/** A `srcset` over all widths of a format. */
export function photoSrcSet(url: string, format: PhotoFormat): string {
  return PHOTO_WIDTHS[format].map((width) => `${photoVariant(url, width, format)} ${width}w`).join(', ')
}

/** The sources of a picture, the best format first: its MIME type and its `srcset`. */
export function photoSources(url: string): { type: string; srcSet: string }[] {
  return PHOTO_FORMATS.map((format) => ({ type: `image/${format}`, srcSet: photoSrcSet(url, format) }))
}

/** A picture of anything. */
export interface Photo {
  id: string
  /** Address without choice of width and format: see photoVariant. */
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
