/** Slides in view on mobile: the cut one says that there are more (spec §9). */
export const MOBILE_SLIDES = 2.2
export const MAX_DESKTOP_SLIDES = 4
export const MIN_SLIDE_WIDTH_PX = 268
/** From how many items on there are arrows. */
const ARROWS_FROM = { mobile: 2, desktop: 5 } as const

/** Slides in view: 2.2 on mobile, else as many as fit, one to four. */
export function slidesInView({ isMobile, widthPx }: { isMobile: boolean; widthPx: number }): number {
  if (isMobile) return MOBILE_SLIDES
  return Math.min(Math.max(Math.floor(widthPx / MIN_SLIDE_WIDTH_PX), 1), MAX_DESKTOP_SLIDES)
}

/** Whether a carousel has arrows (spec §9). */
export function hasArrows({ isMobile, itemCount }: { isMobile: boolean; itemCount: number }): boolean {
  return itemCount >= (isMobile ? ARROWS_FROM.mobile : ARROWS_FROM.desktop)
}
