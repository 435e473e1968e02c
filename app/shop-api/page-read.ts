import type { FetchedText } from './fetch-text.ts'
import type { ShopRequestInit } from './shop-fetch.ts'

/** One read of the shop API that a public page is made of: its request, without the headers that all reads of the page share. */
export interface PageRead {
  /** Name of the call in errors. */
  call: string
  method: string
  /** With its query. */
  path: string
  /** JSON; null: none. */
  body: string | null
}

/** Follows the reads of a page. */
export interface ReadObserver {
  /** A response that was fetched ahead; null: there is none, and the call is made. */
  ahead: (read: PageRead) => FetchedText | null
  /** @param json the response as it is read; null: 404 */
  noted: (read: PageRead, response: FetchedText, json: unknown) => void
}

/**
 * The request of a read: its address, and the rest.
 * @param etag of the response that is known, so that an unchanged one is 304; null: none
 */
export function requestOfRead(
  { method, path, body }: PageRead,
  { origin, headers }: { origin: string; headers: Record<string, string> },
  etag: string | null = null,
): { url: string; init: ShopRequestInit } {
  const described = {
    ...headers,
    ...(body !== null && { 'content-type': 'application/json' }),
    ...(etag !== null && { 'if-none-match': etag }),
  }
  return { url: origin + path, init: { method, headers: described, body } }
}
