import { type FetchedText, fetchText } from '#app/shop-api/fetch-text.ts'
import { requestOfRead } from '#app/shop-api/page-read.ts'
import { ShopApiError } from '#app/shop-api/shop-api-error.ts'
import type { ShopFetch } from '#app/shop-api/shop-fetch.ts'
import { keptRead, type KeptRead, readKey } from './page-reads.ts'

export interface RepeatOptions {
  origin: string
  headers: Record<string, string>
  fetch: ShopFetch
  leftMs: () => number
}

/** What came of repeating the reads of a page. */
export type Repeated =
  /** Every response is the one that the page was made from. */
  | { kind: 'unchanged'; reads: readonly KeptRead[] }
  /** Some are not; the responses by readKey(), so that rendering needs no second call. */
  | { kind: 'changed'; ahead: ReadonlyMap<string, FetchedText> }
  | { kind: 'failed'; error: ShopApiError }

/**
 * Repeats the reads of a page all at once, with the ETags that the shop API gave. What is gone (410) since then is a change, which the render
 * turns into its response. Never rejects.
 */
export async function repeatReads(reads: readonly KeptRead[], options: RepeatOptions): Promise<Repeated> {
  const repeated = await Promise.allSettled(reads.map((read) => repeat(read, options)))
  const failures = repeated.flatMap((each) => (each.status === 'rejected' ? [toShopApiError(each.reason)] : []))
  const failed = failures.find(({ failure }) => failure !== 'gone')
  if (failed) return { kind: 'failed', error: failed }
  const done = repeated.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  if (failures.length === 0 && done.every(({ isSame }) => isSame)) return { kind: 'unchanged', reads: done.map(({ read }) => read) }
  const whole = done.filter(({ response }) => response.status !== 304)
  return { kind: 'changed', ahead: new Map(whole.map(({ read, response }) => [readKey(read), response])) }
}

async function repeat(read: KeptRead, { origin, headers, fetch, leftMs }: RepeatOptions) {
  const request = requestOfRead(read, { origin, headers }, read.etag)
  const response = await fetchText({ call: read.call, request, fetch, leftMs })
  if (response.status === 304) return { read, response, isSame: true }
  const again = await keptRead(read, response)
  return { read: again, response, isSame: again.hash === read.hash }
}

function toShopApiError(error: unknown): ShopApiError {
  return error instanceof ShopApiError ? error : new ShopApiError('renewal', 'unreachable', { cause: error })
}
