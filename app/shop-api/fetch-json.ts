import { readText } from './read-text.ts'
import { ShopApiError } from './shop-api-error.ts'

/** Limits for a response of the shop API: milliseconds to the first byte, milliseconds for the body, bytes of the body. */
export const BUDGETS = { firstByteMs: 1500, bodyMs: 3000, maxBytes: 2 * 1024 * 1024 } as const

export interface FetchJsonOptions {
  /** Name of the call, for errors. */
  call: string
  request: Request
  fetch: typeof globalThis.fetch
  budgets?: { firstByteMs: number; bodyMs: number; maxBytes: number }
  /** Milliseconds left of the caller's total budget over all its calls; at 0 no further request is sent. @default unlimited */
  leftMs?: (() => number) | undefined
}

/**
 * Fetches JSON within the budgets. 404 returns null; every other failure throws a ShopApiError.
 * Redirects are not followed: the shop API has no reason to redirect.
 */
export async function fetchJson({ call, request, fetch, budgets = BUDGETS, leftMs = () => Infinity }: FetchJsonOptions): Promise<unknown> {
  if (leftMs() <= 0) throw new ShopApiError(call, 'timeout')
  const abort = new AbortController()
  const within = (ms: number) => setTimeout(() => abort.abort(), Math.min(ms, leftMs()))
  let timer = within(budgets.firstByteMs)
  let isRead = false
  try {
    const response = await fetch(request, { signal: abort.signal, redirect: 'manual' })
    clearTimeout(timer)
    if (response.status === 404) return null
    if (response.status === 410) throw new ShopApiError(call, 'gone')
    if (!response.ok) throw new ShopApiError(call, 'status', { detail: String(response.status) })
    timer = within(budgets.bodyMs)
    const text = await readText(call, response, budgets.maxBytes)
    isRead = true
    return parse(call, text)
  } catch (cause) {
    if (cause instanceof ShopApiError) throw cause
    throw new ShopApiError(call, abort.signal.aborted ? 'timeout' : 'unreachable', { cause })
  } finally {
    clearTimeout(timer)
    // An unread body would keep the connection open. After a complete read aborting is skipped, because it costs an exception.
    if (!isRead) abort.abort()
  }
}

/** JSON may escape a lone surrogate (RFC 8259 §8.2). HTML would show U+FFFD while Flight keeps it, so the two would differ. */
const NAMES_A_HALF = /\\ud[89a-f]/i

function parse(call: string, text: string): unknown {
  try {
    return NAMES_A_HALF.test(text) ? JSON.parse(text, toWellFormed) : JSON.parse(text)
  } catch (cause) {
    throw new ShopApiError(call, 'malformed', { cause })
  }
}

function toWellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
