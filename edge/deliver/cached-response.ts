import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { acceptedEncodings, acceptsBrotli } from '../http/accepted-encodings.ts'
import { decompressBytes, pageEndOffset, rawBlocks } from '../http/brotli-page.ts'
import { joinBytes } from '../http/join-bytes.ts'
import { PAGE_END } from '../http/page-end.ts'
import { pageTiming } from '../http/page-timing.ts'
import { securityHeadersOf, securityKindOf } from '../http/security-headers.ts'
import type { FirstVisitPage } from './first-visit.ts'
import { plainBytes, plainStream } from './plain-pages.ts'
import { FLIGHT_TYPE, NO_INDEX } from '../http/flight-protocol.ts'
import { ageOf } from '../store/freshness.ts'
import type { CacheEntry, PageBytes } from '../store/cache-entry.ts'
import { CACHE_POLICIES } from '../store/cache-policies.ts'

/** HTML has the page's address, Flight one of its own: no header chooses between them. */
export type PageForm = 'html' | 'flight'

/**
 * Browsers may keep a page and revalidate it each time, which costs a 304 while it is unchanged; shared caches may not keep it. Not `no-store`,
 * which disables the back/forward cache. Freshness is decided here alone.
 */
export const PAGE_CACHE_CONTROL = 'private, no-cache'

/**
 * Of HTML that is compressed already: no feature of a zone, such as e-mail obfuscation, writes into it, which hydration would find (EXT-65). Not of other
 * HTML, because the platform would not compress it any more.
 */
const NO_TRANSFORM = ', no-transform'

/** A browser keeps what depends on build and market alone for its visit, and does not ask again. */
const FRAME_CACHE_CONTROL = `private, max-age=${CACHE_POLICIES.frame.fresh}, immutable`

const CONTENT_TYPES = { html: 'text/html; charset=utf-8', flight: FLIGHT_TYPE } as const

/** The element of personalisation.ts, or how to request it. */
type Appended = string | (() => Promise<string>)

/**
 * Missing pages have the status of their address (404, 410), the error page that of what failed: the shop API (503) or the edge (500), or 429 beyond
 * the renders of a visitor's network.
 */
export type PageStatus = 200 | 404 | 410 | 429 | 500 | 503

export interface CachedResponseOptions {
  form: PageForm
  status: PageStatus
  /** Seconds, of a page that fails or lacks what it is about; such a page is not indexed. @default null */
  retryAfter?: number | null
  /**
   * Appended to this visitor's copy, which has no ETag because it changes while the page does not. A function is called after the page is sent.
   */
  personalisation: Appended | null
  cacheStatus: string
  serverTiming: string
  now: number
  /**
   * The page with inline stylesheets, for a client that accepts brotli. It has no ETag either: a 304 would replace its policy by that of the page
   * with linked stylesheets. @default null
   */
  firstVisit?: FirstVisitPage | null
  /** false: an incomplete page, sent once and never revalidated. @default true */
  isCached?: boolean
}

/** A cache entry as a response: ready bytes, compressed where the client accepts brotli, or 304. */
export function cachedResponse(
  c: Context<EdgeContext>,
  entry: CacheEntry & { bytes: PageBytes },
  {
    form,
    status,
    personalisation,
    cacheStatus,
    serverTiming,
    now,
    firstVisit = null,
    isCached = true,
    retryAfter = null,
  }: CachedResponseOptions,
): Response {
  const isPage = isCached && status === 200
  const isHtml = form === 'html'
  const isUnique = personalisation !== null || firstVisit !== null
  const isBrotli = acceptsBrotli(acceptedEncodings(c))
  const isHead = c.req.method === 'HEAD'
  const etag = `W/"${entry.etag}"`
  const isUnchanged = isPage && !isUnique && matches(c.req.header('if-none-match'), etag)
  const { html } = entry.bytes
  function shared(): Headers {
    const link = isHtml ? (firstVisit ?? html)?.link : picturePreload(html?.link ?? '')
    const pageCacheControl = PAGE_CACHE_CONTROL + (isBrotli && isHtml ? NO_TRANSFORM : '')
    return new Headers({
      ...securityHeadersOf(c, CONTENT_TYPES[form]),
      'cache-control': isPage ? (entry.policy === 'frame' ? FRAME_CACHE_CONTROL : pageCacheControl) : 'no-store',
      vary: 'accept-encoding',
      // On a 304 too, whose headers replace those that the browser keeps; with it the policy of a page.
      'content-type': CONTENT_TYPES[form],
      ...(isPage && !isUnique && { etag }),
      ...((!isHtml || status >= 500) && NO_INDEX),
      ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
      ...(!isUnchanged && link && { link }),
      ...(!isUnchanged && isBrotli && { 'content-encoding': 'br' }),
    })
  }
  const security = securityKindOf(c)
  const isCommon = isPage && retryAfter === null && !isHead && security !== null
  const kind = `${form} ${isBrotli} ${isUnique} ${isUnchanged} ${entry.policy} ${security} ${etag}`
  const headers = isCommon ? remembered(firstVisit ?? entry.bytes, kind, shared) : shared()
  // Each response sets all three, and has a copy from then on: nothing of one visitor's stays for the next.
  headers.set('cache-status', cacheStatus)
  // Scripts read the headers of Flight, but not those of their document.
  headers.set('server-timing', isPage && isHtml ? `${serverTiming}, ${pageTiming(etag, ageOf(entry, now) * 1000)}` : serverTiming)
  if (isPage) headers.set('age', String(Math.floor(ageOf(entry, now))))
  if (isUnchanged) return secured(c, new Response(null, { status: 304, headers }))

  const body = firstVisit?.htmlBrotli ?? bodyOf(entry.bytes, form, isBrotli)
  if (isHead && personalisation === null) headers.set('content-length', String(body.length))
  // `manual`: the bytes are compressed already. An extension of workerd, missing from the standard type.
  const init: ResponseInit & { encodeBody: 'manual' | 'automatic' } = {
    status,
    headers,
    encodeBody: isBrotli ? 'manual' : 'automatic',
  }
  if (personalisation !== null) return secured(c, new Response(withAppended(body, personalisation, isBrotli), init))
  return secured(c, new Response(html && isHtml && !isBrotli ? plainStream(html.brotli) : body, init))
}

/** Headers that all visitors share, by page and by what chooses them: workerd copies ready ones for a third of what it takes to convert texts. */
const common = new WeakMap<PageBytes | FirstVisitPage, Map<string, Headers>>()

function remembered(page: PageBytes | FirstVisitPage, kind: string, make: () => Headers): Headers {
  const kinds = common.get(page) ?? new Map<string, Headers>()
  const known = kinds.get(kind)
  if (known) return known
  const headers = make()
  common.set(page, kinds.set(kind, headers))
  return headers
}

function secured(c: Context<EdgeContext>, response: Response): Response {
  c.set('securedResponse', response)
  return response
}

/** The picture of a page's Link header, at low priority: a navigation has the stylesheets already. */
function picturePreload(link: string): string {
  const at = link.search(/<[^>]*>; rel=preload; as=image/)
  return at === -1 ? '' : link.slice(at).replace('fetchpriority=high', 'fetchpriority=low')
}

function bodyOf({ html, flightBrotli }: PageBytes, form: PageForm, isBrotli: boolean): Uint8Array<ArrayBuffer> {
  if (form === 'flight') return isBrotli ? flightBrotli : decompressBytes(flightBrotli) // rarely uncompressed, so the cache does not keep that
  if (!html) throw new Error('A page is sent as HTML before that is rendered.')
  return isBrotli ? html.brotli : plainBytes(html.brotli)
}

/** The page at once, then the personalisation and the end. In brotli they are raw blocks of the same stream, so nothing is compressed. */
function withAppended(page: Uint8Array, appended: Appended, isBrotli: boolean): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> {
  const end = isBrotli ? pageEndOffset(page) : page.length - PAGE_END.length
  const head = page.subarray(0, end)
  const restOf = (text: string) => {
    const bytes = encoder.encode(text)
    return joinBytes([isBrotli ? rawBlocks(bytes) : bytes, page.subarray(end)])
  }
  // One small piece costs less than a stream of two; joining a large one would copy it.
  if (typeof appended === 'string' && isBrotli) return joinBytes([head, restOf(appended)])
  return new ReadableStream({
    start(controller) {
      controller.enqueue(head)
      if (typeof appended !== 'string') return
      controller.enqueue(restOf(appended))
      controller.close()
    },
    async pull(controller) {
      if (typeof appended === 'string') return
      // workerd sends what it has read in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve))
      controller.enqueue(restOf(await appended()))
      controller.close()
    },
  })
}

const encoder = new TextEncoder()

/** Weak comparison of an ETag with each tag of If-None-Match (RFC 9110 §13.1.2). */
export function matches(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false
  return wanted.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.slice('W/'.length))
}
