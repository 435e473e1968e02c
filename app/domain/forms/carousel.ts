/** From how many items on there are arrows. */
const ARROWS_FROM = { mobile: 2, desktop: 5 } as const

/** Whether a carousel has arrows (spec §9). */
export function hasArrows({ isMobile, itemCount }: { isMobile: boolean; itemCount: number }): boolean {
  return itemCount >= (isMobile ? ARROWS_FROM.mobile : ARROWS_FROM.desktop)
}
