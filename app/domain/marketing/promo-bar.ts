import type { Instant } from '../time/instant.ts'

/** The strip above the header (GAP-48). */
export interface PromoBar {
  id: number
  text: string
  href: string
  /** #rrggbb */
  backgroundColor: string
  /** What its countdown counts to. */
  endDate: Instant | null
}

/** The wire writes "no promo bar" as an array (spec §7). */
export function promoBarOf<Bar>(promoBar: Bar | readonly unknown[] | null | undefined): Bar | null {
  return promoBar && !isArray(promoBar) ? promoBar : null
}

/** Shown when there is one and the viewer is active or has not dismissed it (spec §4, GAP-03). */
export function isPromoBarShown(promoBar: Pick<PromoBar, 'id'> | null, viewer: { isActive: boolean; hasDismissed: boolean }): boolean {
  return promoBar !== null && (viewer.isActive || !viewer.hasDismissed)
}

/** Life of the cookie that remembers a dismissal, in seconds (GAP-04). */
export const PROMO_BAR_COOKIE_MAX_AGE_S = 30 * 24 * 60 * 60

/** Name of that cookie: a new bar has a new id and shows again (GAP-04). */
export function promoBarCookie(id: number): string {
  return `promoBarClosed_${id}`
}

// Array.isArray does not narrow readonly arrays out of a generic.
function isArray<Bar>(promoBar: Bar | readonly unknown[]): promoBar is readonly unknown[] {
  return Array.isArray(promoBar)
}
