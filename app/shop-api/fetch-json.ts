import { readText } from './read-text.ts'
import { ShopApiError } from './shop-api-error.ts'

/** How long the shop may take and how much it may say. Milliseconds and bytes. */
export const BUDGETS = { firstByteMs: 1500, bodyMs: 3000, maxBytes: 2 * 1024 * 1024 } as const

export interface FetchJsonOptions {
  /** Name of the call in errors. */
  call: string
  request: Request
  fetch: typeof globalThis.fetch
  budgets?: { firstByteMs: number; bodyMs: number; maxBytes: number }
  /** Milliseconds that who asks can still wait, over all calls; what it wants later is not asked for any more. @default as long as the budgets */
  leftMs?: (() => number) | undefined
}

/**
 * Fetches JSON within the budgets. 404 is an answer (null); every other failure is a ShopApiError.
 * Redirects are not followed: the shop has no business sending us elsewhere.
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
    // A body that was not read to its end would keep the connection. The others are spared the error that aborting makes.
    if (!isRead) abort.abort()
  }
}

/** Half a character may be named in JSON (RFC 8259 §8.2). In HTML it would become U+FFFD, in Flight it would stay, and the two would differ. */
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
