import { ShopApiError } from '#app/shop-api/shop-api-error.ts'

/** Where the shop says nothing itself, in seconds. */
export const TRY_AGAIN_SECONDS = 5

/**
 * Seconds after which a visitor may ask again for a page that could not be made, when the shop is to blame: 503 with Retry-After
 * (RFC 9110 §15.6.4), which search engines take for passing. null: the fault is ours, 500.
 * @param asked what the shop said itself; null = nothing
 */
export function tryAgainAfter(error: unknown, asked: number | null): number | null {
  return error instanceof ShopApiError ? (asked ?? TRY_AGAIN_SECONDS) : null
}
