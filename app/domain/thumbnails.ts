/** Thumbnails beside a product's photo (spec §9). */
export const MAX_VISIBLE_THUMBNAILS = 5
/** Side of a thumbnail and the gap between two, in CSS pixels. */
export const THUMBNAIL_PX = { mobile: 46, desktop: 56, gap: 16 } as const
/** A thumbnail's picture fits into a square of this side. */
export const THUMBNAIL_BOUND_PX = 128

interface Size {
  width: number
  height: number
}

/** A picture's size inside 128x128: its proportions stay and it is never enlarged. */
export function thumbnailSize({ width, height }: Size): Size {
  const scale = Math.min(1, THUMBNAIL_BOUND_PX / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Which thumbnails are visible: at most five around the current one. `end` is exclusive. */
export function visibleThumbnails(count: number, current: number): { start: number; end: number } {
  const shown = Math.min(count, MAX_VISIBLE_THUMBNAILS)
  const start = Math.min(Math.max(current - Math.floor(shown / 2), 0), count - shown)
  return { start, end: start + shown }
}
