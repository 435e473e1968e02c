/** Mobile means up to 768 px or portrait, a portrait desktop monitor too (spec §1, GAP-25). */
export const MOBILE_MEDIA_QUERY = '(max-width: 768px), (orientation: portrait)'

/** The same rule on a size in CSS pixels; a square is portrait, as in CSS. */
export function isMobile({ width, height }: { width: number; height: number }): boolean {
  return width <= 768 || height >= width
}
