// The HTML of a cached page is rendered from its Flight when a request first wants it: most addresses are visited once, and that visit was
// streamed; navigations inside a document never want HTML.
import { compressPage, decompressBytes } from '../http/brotli-page.ts'
import { INLINE } from '../http/security-headers.ts'
import { reportError } from '../report-error.ts'
import type { CacheEntry, HtmlBytes, PageBytes } from '../store/cache-entry.ts'
import type { PageStore } from '../store/page-store.ts'
import { newRenderContext } from '../upstream/render-context.ts'
import { preloadLinks } from './preload-links.ts'
import type { RenderResult } from './render-for-store.ts'

/** A page as its responses need it. */
export interface ReadyPage {
  entry: CacheEntry & { bytes: PageBytes }
  /** false: an incomplete page, sent once and not stored. */
  isCached: boolean
}

/** Renders the document of complete Flight; `hasFailed`: some part of it failed. */
export type RenderDocument = (flight: Uint8Array<ArrayBuffer>) => Promise<{ html: string; hasFailed: boolean }>

interface HtmlOptions {
  store: PageStore<RenderResult>
  key: string
  renderDocument: RenderDocument
  waitUntil: (held: Promise<unknown>) => void
}

/**
 * The same page with its HTML, rendered once for all concurrent requests and put into the store while the page is the one that is stored.
 * null: it could not be rendered, or not in time.
 */
export async function withHtml(page: ReadyPage, options: HtmlOptions): Promise<ReadyPage | null> {
  if (page.entry.bytes.html) return page
  const { store, key, waitUntil } = options
  const flightKey = `${key} html ${page.entry.etag}`
  const followed = store.flights.follow(flightKey)
  const result = followed ? await followed.value : await lead()
  return result?.kind === 'page' ? { entry: result.entry, isCached: page.isCached && result.isComplete } : null

  async function lead(): Promise<RenderResult> {
    const rendering = rendered(page, options).catch((error: unknown): RenderResult => {
      reportError(error)
      return { kind: 'failed', retryAfter: null }
    })
    store.flights.lead(flightKey, rendering, newRenderContext('page', Date.now()), waitUntil)
    return rendering
  }
}

async function rendered({ entry, isCached }: ReadyPage, { store, key, renderDocument, waitUntil }: HtmlOptions): Promise<RenderResult> {
  const { html: text, hasFailed } = await renderDocument(decompressBytes(entry.bytes.flightBrotli))
  const complete = { ...entry, bytes: { ...entry.bytes, html: htmlBytes(text) } }
  // Purged, evicted or replaced meanwhile, it must not come back; renewed meanwhile, it keeps its new lifetime.
  const stored = isCached && !hasFailed ? await store.findInMemory(key) : null
  if (stored?.etag === entry.etag) await store.put(key, { ...stored, bytes: complete.bytes }, waitUntil)
  return { kind: 'page', entry: complete, isComplete: !hasFailed }
}

function htmlBytes(text: string): HtmlBytes {
  return { brotli: compressPage(new TextEncoder().encode(text)), link: preloadLinks(text), inline: INLINE }
}
