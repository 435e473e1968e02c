import { outcomeOf } from '#app/page-outcome.ts'
import { compressBytes } from '../http/brotli-page.ts'
import { contentHash } from '../http/content-hash.ts'
import type { PageTree } from '../render/page-tree.tsx'
import type { FlightFeed } from '../render/flight-feed.ts'
import { renderFlight } from '../render/render-flight.ts'
import { reportError } from '../report-error.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import type { EntryPolicy } from '../store/cache-policies.ts'
import type { PageSources } from '../upstream/page-reads.ts'
import type { RenderRecord } from '../upstream/render-record.ts'
import { DEFAULT_RETRY_AFTER, retryAfterOf } from './retry-after.ts'

/** What a render came to. Requests share it, so it holds values alone: no Response, no stream. */
export type RenderResult =
  /**
   * isComplete: no part failed, so the page may be stored. retryAfter: seconds; what the page is about is missing (app/page-subjects.ts). isRenewed: it
   * was not rendered, because nothing it is made from had changed. The HTML follows when it is requested (html-on-demand.ts).
   */
  | { kind: 'page'; entry: CacheEntry & { bytes: PageBytes }; isComplete: boolean; retryAfter?: number; isRenewed?: boolean }
  | { kind: 'redirect'; href: string; status: 301 | 302 }
  | { kind: 'missing'; entry: CacheEntry }
  /** retryAfter: seconds; null: the failure is the edge's own, not the shop API's. */
  | { kind: 'failed'; retryAfter: number | null }

export interface RenderForStoreOptions {
  tree: PageTree
  record: RenderRecord
  policy: EntryPolicy
  /** Cache key, of which the build is a part. */
  key: string
  /** Instant at which the render began, ms since 1970. */
  at: number
  /** Instant that the page shows: `at`, but for the mock's clock. */
  now: number
}

/** A render that is under way. */
export interface PendingRender {
  tree: PageTree
  record: RenderRecord
  /** For the request that leads, to be streamed at once. */
  flight: FlightFeed
  /** What the complete Flight comes to. Never rejects. */
  result: Promise<RenderResult>
}

/** Renders a public page. If the client disconnects, the render still completes and is cached. */
export function renderForStore(options: RenderForStoreOptions): PendingRender {
  const { tree, record } = options
  const report = (error: unknown) => {
    record.hasFailed = true
    reportError(error)
  }
  const flight = renderFlight({ tree, signal: null, report })
  const result = resultOf(flight.complete(), options).catch((error: unknown) => {
    reportError(error)
    return { kind: 'failed', retryAfter: null } as const
  })
  return { tree, record, flight, result }
}

async function resultOf(
  complete: Promise<Uint8Array<ArrayBuffer>>,
  { tree, record, policy, key, at, now }: RenderForStoreOptions,
): Promise<RenderResult> {
  const flight = await complete
  record.context.progressAt = Date.now()
  try {
    await tree.decided
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.kind === 'failed') return { kind: 'failed', retryAfter: retryAfterOf(error, record.retryAfter) }
    if (outcome.kind === 'redirect') return outcome
    const status = outcome.kind === 'gone' ? 410 : 404
    return {
      kind: 'missing',
      entry: { at, policy: 'missing', status, tags: [...record.tags], etag: '', sources: null, bytes: null },
    }
  }
  const isComplete = !record.hasFailed
  const sources = isComplete ? await record.reads.sources(now) : null
  const entry: CacheEntry & { bytes: PageBytes } = {
    at,
    policy,
    status: 200,
    tags: [...record.tags],
    etag: sources ? await etagOf(key, sources) : await contentHash(flight),
    sources,
    bytes: { flightBrotli: compressBytes(flight), html: null },
  }
  return { kind: 'page', entry, isComplete, ...(tree.subject.hasFailed() && { retryAfter: record.retryAfter ?? DEFAULT_RETRY_AFTER }) }
}

/**
 * The ETag of a page: a hash of all that it is made from, not of its bytes, whose parts come in the order in which responses arrive. So every isolate
 * gives the same page the same ETag.
 */
async function etagOf(key: string, { reads, unchangedUntil }: PageSources): Promise<string> {
  const responses = reads.map(({ method, path, body, hash }) => [method, path, body, hash])
  return contentHash(JSON.stringify([key, responses, unchangedUntil]))
}
