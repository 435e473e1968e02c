import { parseJson } from '../domain/parse-json.ts'
import { isErrorBody } from './error-body.ts'
import { readText } from './read-text.ts'
import { ShopApiError } from './shop-api-error.ts'
import type { ShopFetch, ShopRequestInit } from './shop-fetch.ts'

/** Limits for a response of the shop API: milliseconds to the first byte, milliseconds for the body, bytes of the body. */
export const BUDGETS = { firstByteMs: 1500, bodyMs: 3000, maxBytes: 2 * 1024 * 1024 } as const

export interface FetchTextOptions {
  /** Name of the call, for errors. */
  call: string
  request: { url: string; init: ShopRequestInit }
  fetch: ShopFetch
  budgets?: { firstByteMs: number; bodyMs: number; maxBytes: number }
  /** Milliseconds left of the caller's total budget over all its calls; at 0 no further request is sent. @default unlimited */
  leftMs?: (() => number) | undefined
}

/** A response of the shop API that is no failure. */
export interface FetchedText {
  /** 304: unchanged since the ETag that the request named. 404: there is no such thing, or the shop API has no such call (501 as well), by its own word. */
  status: 200 | 304 | 404
  /** null: the shop API sent none. */
  etag: string | null
  /** '' unless 200. */
  text: string
}

/**
 * Fetches a text within the budgets. Everything but a success, 404 and 501 with the contract's error, and 304 where the request has `If-None-Match` is a ShopApiError. Redirects are
 * not followed: the shop API has no reason to redirect.
 */
export async function fetchText({
  call,
  request: { url, init },
  fetch,
  budgets = BUDGETS,
  leftMs = () => Infinity,
}: FetchTextOptions): Promise<FetchedText> {
  if (leftMs() <= 0) throw new ShopApiError(call, 'timeout')
  const isConditional = init.headers['if-none-match'] !== undefined
  const abort = new AbortController()
  const within = (ms: number) => setTimeout(() => abort.abort(), Math.min(ms, leftMs()))
  let timer = within(budgets.firstByteMs)
  let isRead = false
  try {
    const response = await fetch(url, { ...init, signal: abort.signal, redirect: 'manual' })
    clearTimeout(timer)
    const etag = response.headers.get('etag')
    if (response.status === 304 && isConditional) return { status: 304, etag, text: '' }
    if (response.status === 410) throw new ShopApiError(call, 'gone')
    const isDenied = response.status === 404 || response.status === 501
    if (response.status !== 200 && !isDenied) throw new ShopApiError(call, 'status', { detail: String(response.status) })
    timer = within(budgets.bodyMs)
    const text = await readText(call, response, budgets.maxBytes)
    isRead = true
    if (isDenied && isErrorBody(parseJson(text))) return { status: 404, etag: null, text: '' }
    if (isDenied) throw new ShopApiError(call, 'status', { detail: `${response.status} without the contract's error` })
    return { status: 200, etag, text }
  } catch (cause) {
    if (cause instanceof ShopApiError) throw cause
    throw new ShopApiError(call, abort.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
    // An unread body would keep the connection open. After a complete read aborting is skipped, because it costs an exception.
    if (!isRead) abort.abort()
  }
}
