import { UpstreamBusy } from './upstream-client.ts'

/**
 * fetch that retries once when the connection breaks before the head of a response, most often a kept-alive one that the server has just closed.
 * For calls that change nothing, whatever their method. A response of any status counts; an aborted call is not retried.
 */
export function retryOnce(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async function fetchWithRetry(input, init) {
    const again = input instanceof Request ? input.clone() : input
    try {
      return await fetch(input, init)
    } catch (error) {
      if (init?.signal?.aborted || error instanceof UpstreamBusy) throw error
      return fetch(again, init)
    }
  }
}
