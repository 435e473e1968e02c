// How often the browser asks again, in ms (spec §9). The edge's lifetimes are in edge/store/cache-policies.ts.

export const REFRESH_MS = { listing: 30_000, product: 60_000 } as const
/** Requests for the cart within this time are one (spec §7). */
export const CART_DEDUPE_MS = 300
/** Pause in typing after which a list is searched (spec §9). */
export const SEARCH_DEBOUNCE_MS = 500

/** From load to the newsletter's popup (spec §9). */
export const NEWSLETTER_POPUP_DELAY_MS = 15_000
