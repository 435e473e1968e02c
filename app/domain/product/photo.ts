// One interface for drawings and photographs: an address without width and format, from which every file's address follows.
import { type Language, sourceLang } from '../language.ts'

/** Widths, in pixels, in which every picture exists. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const
export const PHOTO_FORMATS = ['avif', 'webp'] as const
/** What is fetched when every detail counts. */
export const LARGEST_PHOTO_WIDTH = Math.max(...PHOTO_WIDTHS) as PhotoWidth
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** Wire address of a picture: its 640 px WebP. Keys are `[a-z0-9-]+`. */
export function photoUrl(key: string): string {
  return `/photos/${key}-640.webp`
}

/** Address of a picture in another width and format; an address of another shape is answered as it is. */
export function photoVariant(url: string, width: PhotoWidth, format: PhotoFormat): string {
  return url.replace(/-640\.webp$/, `-${width}.${format}`)
}

/** A `srcset` over all widths in one format. */
export function photoSrcSet(url: string, format: PhotoFormat): string {
  return PHOTO_WIDTHS.map((width) => `${photoVariant(url, width, format)} ${width}w`).join(', ')
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
