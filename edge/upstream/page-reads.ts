import { PROMOTION_CHANGES } from '#app/domain/marketing/campaigns.ts'
import { nextChange } from '#app/domain/time/next-change.ts'
import type { FetchedText } from '#app/shop-api/fetch-text.ts'
import { instantsIn } from '#app/shop-api/instants-in.ts'
import type { PageRead, ReadObserver } from '#app/shop-api/page-read.ts'
import { contentHash } from '../http/content-hash.ts'

/** A read as it is kept with a page: enough to repeat it and to see whether its response has changed. */
export interface KeptRead extends PageRead {
  /** Of status and body. */
  hash: string
  /** Of the shop API; null: it sent none, or a condition would mean something else (RFC 9110 §13.1.2: other methods than GET). */
  etag: string | null
}

/** All that a page was made from, besides its address and the build: the same again makes the same page. */
export interface PageSources {
  /** In the order of their requests, each once. */
  reads: readonly KeptRead[]
  /** Instant from which the page may look different with the same responses, ms since 1970, by the clock that the page shows. */
  unchangedUntil: number
}

/** Follows the reads of one render. */
export interface ReadRecorder extends ReadObserver {
  /** Resolves when the shop API has answered one as the contract has it; else never. */
  answered: Promise<true>
  /** Of a render without failures, once it is complete. @param now instant that the page shows */
  sources: (now: number) => Promise<PageSources>
}

/** The identity of a read. */
export const readKey = ({ method, path, body }: PageRead) => `${method} ${path} ${body ?? ''}`

/** @param ahead responses that a renewal has fetched, by readKey() @default none */
export function recordReads(ahead: ReadonlyMap<string, FetchedText> = new Map()): ReadRecorder {
  const noted = new Map<string, { read: PageRead; response: FetchedText; json: unknown }>()
  const first = Promise.withResolvers<true>()
  return {
    answered: first.promise,
    ahead: (read) => ahead.get(readKey(read)) ?? null,
    noted(read, response, json) {
      noted.set(readKey(read), { read, response, json })
      first.resolve(true)
    },
    async sources(now) {
      const all = [...noted.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each)
      const reads = await Promise.all(all.map(({ read, response }) => keptRead(read, response)))
      const instants = all.flatMap(({ json }) => [...instantsIn(json, now)])
      return { reads, unchangedUntil: nextChange(now, [...PROMOTION_CHANGES, ...instants]) }
    },
  }
}

/** A read with what tells its response from others. */
export async function keptRead({ call, method, path, body }: PageRead, { status, etag, text }: FetchedText): Promise<KeptRead> {
  return { call, method, path, body, hash: status === 404 ? '404' : await contentHash(text), etag: method === 'GET' ? etag : null }
}
