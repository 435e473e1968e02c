// The one way from an island to the shop: JSON through the gateway of our own origin. No schemas here: the gateway's answers come from
// the contract, and a browser has better things to load. Only types are imported from it.
import type { Language } from '../../domain/language.ts'
import { EXPECTS_LOGIN } from '../../domain/account/session-end.ts'
import { type CallGroup, inGroup } from './call-groups.ts'
import { pageUserId, reportSessionEnd } from './session-end.ts'

/** Why a call gave nothing: the shop refused it, it needs a login that is over, nobody answered, or it was cancelled. */
export interface CallFailure {
  kind: 'refused' | 'ended' | 'unreachable' | 'cancelled'
  /** Of the answer; 0 without one. */
  status: number
  /** Code of the shop's error (GAP-115), else the kind. */
  code: string
  /** Message keys of the namespace validations, by field. */
  fields: Record<string, string>
  /** The whole error of the shop, where a call has more to read in it. */
  error?: unknown
  /** Seconds until the shop would listen again, where it counts tries (GAP-105). */
  retryAfterS?: number
}

/** What a call gave: expected refusals are values. */
export type CallResult<Data> = { ok: true; data: Data } | { ok: false; failure: CallFailure }

/** Whether the shop has said what became of a call. Otherwise it may have done it all the same, and only the answer is missing (EXT-06). */
export function isDefinite(result: CallResult<unknown>): boolean {
  return result.ok || (result.failure.status > 0 && result.failure.status < 500)
}

interface CallOptions {
  group: CallGroup
  /** Sent as JSON. */
  body?: object
  /** @default GET, or POST with a body */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  signal?: AbortSignal
  /** @default the language of the page */
  language?: Language
  /** About what is the user's: a page that shows a user makes it in that name or not at all. @default false */
  isPersonal?: boolean
}

/** Calls the shop and reads `data` of its answer. Never rejects. */
export async function callShop<Data>(
  path: string,
  { group, body, method, headers, signal, language, isPersonal = false }: CallOptions,
): Promise<CallResult<Data>> {
  const verb = method ?? (body ? 'POST' : 'GET')
  try {
    return await inGroup(group, signal, async (signal) => {
      const response = await fetch(path, {
        method: verb,
        headers: {
          langId: language ?? document.documentElement.lang,
          // The gateway takes nothing else from a call that changes something, body or none.
          ...(verb !== 'GET' && { 'content-type': 'application/json' }),
          ...(isPersonal && pageUserId() !== null && { [EXPECTS_LOGIN]: '1' }),
          ...headers,
        },
        body: body ? JSON.stringify(body) : null,
        signal,
      })
      const json: unknown = await response.json()
      if (response.ok) return { ok: true, data: (json as { data: Data }).data }
      const failure = refusal(response, json)
      if (failure.kind === 'ended') reportSessionEnd()
      return { ok: false, failure }
    })
  } catch (error) {
    const kind = error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unreachable'
    return { ok: false, failure: { kind, status: 0, code: kind, fields: {} } }
  }
}

/** A failure as an error, where a read or a change is awaited. */
export class CallError extends Error {
  override readonly name = 'CallError'
}

/**
 * The data of an answer. A failure is logged by its call and code and thrown (spec §8: cart-fetch errors are logged and re-thrown); one
 * that was cancelled is only thrown.
 */
export function dataOrThrow<Data>(call: string, result: CallResult<Data>): Data {
  if (result.ok) return result.data
  logFailure(call, result.failure)
  throw new CallError(`${call}: ${result.failure.code}`)
}

/** Logs a failure of which the shopper hears nothing (spec §8): the call and the code, never what was sent. */
export function logFailure(call: string, { kind, status, code }: CallFailure): void {
  if (kind !== 'cancelled') console.warn(`${call}: ${status} ${code}`)
}

function refusal({ status, headers }: Response, json: unknown): CallFailure {
  const { error } = (json as { error?: { code?: string; fields?: Record<string, string> } } | null) ?? {}
  const { code = 'UNKNOWN', fields = {} } = error ?? {}
  const retryAfterS = Number(headers.get('retry-after'))
  // A wrong password is 401, too, but another code.
  const kind = status === 401 && code === 'UNAUTHORIZED' ? 'ended' : 'refused'
  return { kind, status, code, fields, error, ...(retryAfterS > 0 && { retryAfterS }) }
}
