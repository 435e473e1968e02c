import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { unBrotlied } from './brotli-page.ts'
import { FLIGHT_TYPE } from '../rsc/payload.ts'
import { ageOf } from './freshness.ts'
import type { PageBytes, PageEntry } from './page-entry.ts'

/** HTML under the page's address, Flight under its own: no header chooses between them. */
export type PageForm = 'html' | 'flight'

/**
 * What browsers and anything between may do with a page: keep it for one visitor and ask each time, which costs a 304 while it is the
 * same. Not `no-store`: that would also keep it from the history's memory (bfcache). Freshness is decided here, never there.
 */
export const PAGE_CACHE_CONTROL = 'private, no-cache'

const CONTENT_TYPES = { html: 'text/html; charset=utf-8', flight: FLIGHT_TYPE } as const

export interface StoredResponseOptions {
  form: PageForm
  status: 200 | 404 | 410
  cacheStatus: string
  serverTiming: string
  now: number
  /** One that is not stored cannot be asked for again. @default true */
  isStored?: boolean
}

/** An entry as an answer: ready bytes, compressed where the visitor takes it; 304 when they are there already. */
export function storedResponse(
  c: Context<EdgeContext>,
  entry: PageEntry & { bytes: PageBytes },
  { form, status, cacheStatus, serverTiming, now, isStored = true }: StoredResponseOptions,
): Response {
  c.set('isStored', true)
  const isPage = isStored && status === 200
  const etag = `W/"${entry.etag}"`
  const headers: Record<string, string> = {
    'cache-control': isPage ? PAGE_CACHE_CONTROL : 'no-store',
    'cache-status': cacheStatus,
    'server-timing': serverTiming,
    vary: 'accept-encoding',
    ...(isPage && { etag, age: String(Math.floor(ageOf(entry, now))) }),
  }
  if (isPage && matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  headers['content-type'] = CONTENT_TYPES[form]
  if (form === 'html' && entry.link !== '') headers['link'] = entry.link
  const isBrotli = takesBrotli(c.req.header('accept-encoding'))
  if (isBrotli) headers['content-encoding'] = 'br'
  const body = bodyOf(entry.bytes, form, isBrotli)
  if (c.req.method === 'HEAD') headers['content-length'] = String(body.length)
  // `manual`: the bytes are compressed already. Of the runtime alone, so the standard type does not know it.
  const init: ResponseInit & { encodeBody: 'manual' | 'automatic' } = {
    status,
    headers,
    encodeBody: isBrotli ? 'manual' : 'automatic',
  }
  return new Response(body as Uint8Array<ArrayBuffer>, init)
}

/**
 * The bytes of a form. What belongs to one visitor has its place in html right before PAGE_END: after html.length - PAGE_END.length bytes,
 * or in brotli after brotliEndOf(htmlBrotli), there as rawBlocks().
 */
function bodyOf(bytes: PageBytes, form: PageForm, isBrotli: boolean): Uint8Array {
  if (form === 'html') return isBrotli ? bytes.htmlBrotli : bytes.html
  // Nearly nobody asks for Flight uncompressed, so it is not kept that way.
  return isBrotli ? bytes.flightBrotli : unBrotlied(bytes.flightBrotli)
}

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
