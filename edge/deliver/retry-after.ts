import { ShopApiError } from '#app/shop-api/shop-api-error.ts'

/** Where the shop API gives none, in seconds. */
export const DEFAULT_RETRY_AFTER = 5

/**
 * Retry-After of a page that could not be rendered because the shop API failed, in seconds. The response is 503 (RFC 9110 §15.6.4), which
 * search engines take for temporary. null: the failure is the edge's own, 500.
 * @param given by the shop API; null: none
 */
export function retryAfterOf(error: unknown, given: number | null): number | null {
  return error instanceof ShopApiError ? (given ?? DEFAULT_RETRY_AFTER) : null
}
