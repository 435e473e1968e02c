import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import { UpstreamBusy } from './upstream-client.ts'

/**
 * fetch that retries once when the connection breaks before the head of a response, most often a kept-alive one that the server has just closed.
 * For calls that change nothing, whatever their method. A response of any status counts; an aborted call is not retried.
 */
export function retryOnce(fetch: ShopFetch): ShopFetch {
  return async function fetchWithRetry(url, init) {
    try {
      return await fetch(url, init)
    } catch (error) {
      if (init.signal?.aborted || error instanceof UpstreamBusy) throw error
      return fetch(url, init)
    }
  }
}
