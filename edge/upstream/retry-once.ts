import { ShopDoorFull } from './upstream-client.ts'

/**
 * fetch that asks once more when the connection breaks before the head of an answer: most often one that was kept and that the shop had just
 * closed. For calls that change nothing, whatever their method. An answer, of whatever status, is one; who gave up is not asked for again.
 */
export function onceMore(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async function fetchOnceMore(input, init) {
    const again = input instanceof Request ? input.clone() : input
    try {
      return await fetch(input, init)
    } catch (error) {
      if (init?.signal?.aborted || error instanceof ShopDoorFull) throw error
      return fetch(again, init)
    }
  }
}
