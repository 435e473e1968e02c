import { outcomeOf } from '#app/page-outcome.ts'
import { brotlied, plainBrotli } from '../http/brotli-page.ts'
import type { StoredPolicy } from '../store/cache-policies.ts'
import { hashOf } from '../http/content-hash.ts'
import type { PageBytes, PageEntry } from '../store/cache-entry.ts'
import type { PageRecord } from '../upstream/render-record.ts'
import { reportError } from '../report-error.ts'
import type { PageTree } from '../render/page-tree.tsx'
import { preloadLinks } from './preload-links.ts'
import { renderFlight } from '../render/render-flight.ts'
import { tryAgainAfter } from './retry-after.ts'

/** What became of making a page. Shared between requests, so it is made of values alone. */
export type Made =
  /** isWhole: nothing in it failed, so it may be stored. */
  | { kind: 'page'; entry: PageEntry & { bytes: PageBytes }; isWhole: boolean }
  | { kind: 'moved'; href: string; status: 301 | 302 }
  | { kind: 'missing'; entry: PageEntry }
  /** retryAfter: seconds; null = the fault is ours, not the shop's. */
  | { kind: 'failed'; retryAfter: number | null }

export interface MakePageOptions {
  tree: PageTree
  record: PageRecord
  policy: StoredPolicy
  /** ms since 1970 */
  at: number
}

/** A page on its way. */
export interface Making {
  tree: PageTree
  record: PageRecord
  flight: ReadableStream<Uint8Array>
  made: Promise<Made>
}

/**
 * Renders a page for everybody. `flight` is for the visitor who asked first, to be streamed at once; `made` is the complete page, made of the
 * same Flight. Nobody's leaving stops it. `made` never rejects.
 */
export function makePage(options: MakePageOptions): Making {
  const { tree, record } = options
  const report = (error: unknown) => {
    record.hasFailed = true
    reportError(error)
  }
  const [flight, complete] = renderFlight({ payload: { root: tree.root }, signal: NEVER, report }).tee()
  const made = madeOf(complete, options).catch((error: unknown) => {
    reportError(error)
    return { kind: 'failed', retryAfter: null } as const
  })
  return { tree, record, flight, made }
}

/** Signal of what nobody can stop. */
const NEVER = new AbortController().signal

async function madeOf(complete: ReadableStream<Uint8Array>, { tree, record, policy, at }: MakePageOptions): Promise<Made> {
  const flight = new Uint8Array(await new Response(complete).arrayBuffer())
  record.errand.aliveAt = Date.now()
  try {
    await tree.decided
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.kind === 'failed') return { kind: 'failed', retryAfter: tryAgainAfter(error, record.retryAfter) }
    if (outcome.kind === 'moved') return outcome
    const status = outcome.kind === 'gone' ? 410 : 404
    return { kind: 'missing', entry: { at, policy: 'missing', status, tags: [...record.tags], etag: '', link: '', bytes: null } }
  }
  const ssr = await import.meta.viteRsc.loadModule<typeof import('../render/entry.ssr.tsx')>('ssr', 'index')
  const { html: text, hasFailed } = await ssr.renderStored(flight)
  const html = new TextEncoder().encode(text)
  const bytes = { html, htmlBrotli: brotlied(html), flightBrotli: plainBrotli(flight) }
  const entry: PageEntry & { bytes: PageBytes } = {
    at,
    policy,
    status: 200,
    tags: [...record.tags],
    etag: await hashOf(html),
    link: preloadLinks(text),
    bytes,
  }
  return { kind: 'page', entry, isWhole: !hasFailed && !record.hasFailed }
}
