import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { BoundedMap } from '../bounded-map.ts'
import { brotliEndOf, rawBlocks, unBrotlied } from '../http/brotli-page.ts'
import { joinBytes } from '../http/join-bytes.ts'
import { PAGE_END } from '../http/page-end.ts'
import type { FirstVisitPage } from './first-visit.ts'
import { FLIGHT_TYPE } from '../http/flight-protocol.ts'
import { ageOf } from '../store/freshness.ts'
import { type PageBytes, type PageEntry } from '../store/cache-entry.ts'

/** HTML under the page's address, Flight under its own: no header chooses between them. */
export type PageForm = 'html' | 'flight'

/**
 * What browsers and anything between may do with a page: keep it for one visitor and ask each time, which costs a 304 while it is the
 * same. Not `no-store`: that would also keep it from the history's memory (bfcache). Freshness is decided here, never there.
 */
export const PAGE_CACHE_CONTROL = 'private, no-cache'

const CONTENT_TYPES = { html: 'text/html; charset=utf-8', flight: FLIGHT_TYPE } as const

type Tail = string | (() => Promise<string>)

export interface StoredResponseOptions {
  form: PageForm
  status: 200 | 404 | 410
  /**
   * Ends this visitor's copy, which nobody else gets and which has no ETag: it changes while the page does not. One that has to be asked for
   * is asked for when the page has left.
   */
  tail: Tail | null
  cacheStatus: string
  serverTiming: string
  now: number
  /**
   * The page with its sheets inside, for a visitor who takes brotli. Has no ETag either: an answer that it is still the same would come with the
   * policy of the page that has them as files. @default null
   */
  firstVisit?: FirstVisitPage | null
  /** One that is not stored cannot be asked for again. @default true */
  isStored?: boolean
}

/** An entry as an answer: ready bytes, compressed where the visitor takes it; 304 when they are there already. */
export function storedResponse(
  c: Context<EdgeContext>,
  entry: PageEntry & { bytes: PageBytes },
  { form, status, tail, cacheStatus, serverTiming, now, firstVisit = null, isStored = true }: StoredResponseOptions,
): Response {
  const isPage = isStored && status === 200
  const isEverybodys = isPage && tail === null && firstVisit === null
  const etag = `W/"${entry.etag}"`
  const headers: Record<string, string> = {
    'cache-control': isPage ? PAGE_CACHE_CONTROL : 'no-store',
    'cache-status': cacheStatus,
    'server-timing': serverTiming,
    vary: 'accept-encoding',
    // Also of a 304, whose headers replace those that the browser has: its policy must be that of a page.
    'content-type': CONTENT_TYPES[form],
    ...(isPage && { age: String(Math.floor(ageOf(entry, now))) }),
    ...(isEverybodys && { etag }),
  }
  if (isEverybodys && matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  const link = form === 'html' ? (firstVisit ?? entry).link : pictureOf(entry.link)
  if (link !== '') headers['link'] = link
  const isBrotli = takesBrotli(c.req.header('accept-encoding'))
  if (isBrotli) headers['content-encoding'] = 'br'
  const body = firstVisit?.htmlBrotli ?? bodyOf(entry.bytes, form, isBrotli)
  if (c.req.method === 'HEAD' && tail === null) headers['content-length'] = String(body.length)
  // `manual`: the bytes are compressed already. Of the runtime alone, so the standard type does not know it.
  const init: ResponseInit & { encodeBody: 'manual' | 'automatic' } = {
    status,
    headers,
    encodeBody: isBrotli ? 'manual' : 'automatic',
  }
  if (tail !== null) return new Response(withTail(body, tail, isBrotli), init)
  return new Response(isBrotli || form === 'flight' ? (body as Uint8Array<ArrayBuffer>) : uncopied(body), init)
}

/** Of a page's Link header what a step to it does not have yet: the picture, behind the step itself. */
function pictureOf(link: string): string {
  const at = link.search(/<[^>]*>; rel=preload; as=image/)
  return at === -1 ? '' : link.slice(at).replace('fetchpriority=high', 'fetchpriority=low')
}

/** The bytes of a form. */
function bodyOf(bytes: PageBytes, form: PageForm, isBrotli: boolean): Uint8Array {
  if (form === 'html') return isBrotli ? bytes.htmlBrotli : bytes.html
  // Nearly nobody asks for Flight uncompressed, so it is not kept that way.
  return isBrotli ? bytes.flightBrotli : unBrotlied(bytes.flightBrotli)
}

/** Pages that are held a second time. */
const blobs = new BoundedMap<Uint8Array, Blob>(16)

/**
 * A large body as a stream of the runtime's own: bytes would be copied for each visitor. Small compressed ones, which browsers ask for, are not
 * worth it.
 */
function uncopied(body: Uint8Array): ReadableStream<Uint8Array> {
  const known = blobs.get(body)
  if (known) return known.stream()
  const blob = new Blob([body as Uint8Array<ArrayBuffer>])
  blobs.set(body, blob)
  return blob.stream()
}

/**
 * The page at once, the visitor's facts when they are known, and the end. In brotli they are raw blocks of the same stream, so they cost no
 * compression.
 */
function withTail(page: Uint8Array, tail: Tail, isBrotli: boolean): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> {
  const end = isBrotli ? brotliEndOf(page) : page.length - PAGE_END.length
  const head = page.subarray(0, end)
  const restOf = (text: string) => {
    const facts = encoder.encode(text)
    return joinBytes([isBrotli ? rawBlocks(facts) : facts, page.subarray(end)])
  }
  // One small piece is sent for less than a stream of two. A large one is not: joining copies it.
  if (typeof tail === 'string' && isBrotli) return joinBytes([head, restOf(tail)])
  return new ReadableStream({
    start(controller) {
      controller.enqueue(head)
      if (typeof tail !== 'string') return
      controller.enqueue(restOf(tail))
      controller.close()
    },
    async pull(controller) {
      if (typeof tail === 'string') return
      // The runtime sends what it has read in a turn of its own.
      await new Promise((resolve) => setTimeout(resolve))
      controller.enqueue(restOf(await tail()))
      controller.close()
    },
  })
}

const encoder = new TextEncoder()

/** Whether Accept-Encoding has brotli (RFC 9110 §12.5.3); q=0 refuses it. */
export function takesBrotli(accepted: string | undefined): boolean {
  const brotli = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i.exec(accepted ?? '')
  return brotli !== null && Number(brotli[1] ?? 1) > 0
}

/** Weak comparison with each tag of If-None-Match (RFC 9110 §13.1.2). */
function matches(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false
  return wanted.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.slice('W/'.length))
}
