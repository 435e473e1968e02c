// The only way from an island to the shop API: JSON through the gateway on our own origin. Responses are not validated here: the gateway
// has read them by the contract and left out what does not parse, and zod would cost browser bytes. Only types are imported from the contract.
import type { Language } from '../../domain/language.ts'
import { GUEST_LOGIN, PAGE_LOGIN_HEADER } from '../../domain/account/page-login.ts'
import { EXPECTS_LOGIN } from '../../domain/account/session-end.ts'
import { pageLanguage } from '../../domain/page-language.ts'
import { callDeadline } from './call-deadline.ts'
import { type CallGroup, inGroup } from './call-groups.ts'
import { isKnownVisitor } from './page-cookies.ts'
import { pageLogin, privatePageLogin } from './page-login.ts'
import { pageUserId, reportSessionEnd } from './session-end.ts'

/** Why a call failed. */
export interface CallFailure {
  /**
   * The shop API refused it, the session of the page's user ended (also because somebody else has logged in), no response came within the deadline, or
   * the call was cancelled.
   */
  kind: 'refused' | 'ended' | 'unreachable' | 'cancelled'
  /** HTTP status; 0 without a response. */
  status: number
  /** The shop API's error code (GAP-115), else the kind. */
  code: string
  /** Message keys of the namespace `validations`, by field. */
  fields: Record<string, string>
  /** The whole error object of the response, for calls that read more from it. */
  error?: unknown
  /** Seconds to wait before the next try (Retry-After), for rate-limited calls (GAP-105). */
  retryAfterS?: number
}

/** Result of a call: expected refusals are values. `login` names the login as which the user was read (EXT-44). */
export type CallResult<Data> = { ok: true; data: Data; login?: string } | { ok: false; failure: CallFailure }

/** Whether the outcome of a call is known. If not, the shop API may have executed it and only the response was lost (EXT-06). */
export function isDefinite(result: CallResult<unknown>): boolean {
  return result.ok || (result.failure.status > 0 && result.failure.status < 500)
}

/** Whether the shop API does not have the call: one of our extensions. */
export function isMissingCall({ status }: CallFailure): boolean {
  return status === 404 || status === 501
}

/** Code of the gateway's refusal of a page whose user is not who is logged in by now (EXT-44). */
const OTHER_USER = 'OTHER_USER'

interface CallOptions {
  group: CallGroup
  /** Request body, sent as JSON. */
  body?: object
  /** @default GET, or POST with a body */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  signal?: AbortSignal
  /** @default the language of the page */
  language?: Language
  /** The call is about the user's own data: on a page that shows a user it runs as that user or is refused. @default false */
  isPersonal?: boolean
  /** The call is a guest's alone: refused when somebody has logged in meanwhile (EXT-45). @default false */
  isGuests?: boolean
  /** What it reads becomes what the tab shows, whoever is logged in by now, unless the page itself is one user's. @default false */
  isState?: boolean
  /** The call ends the session: that it had ended already is success. @default false */
  isEnd?: boolean
}

// The first change of a stranger makes the guest id (GAP-103). Until its cookie is set, another one would make another guest and lose this one, so
// they are sent one after another. State of one tab.
let lastOfStranger: Promise<unknown> = Promise.resolve()

/** Calls the shop API and returns `data` of its response. Never rejects. */
export async function callShop<Data>(
  path: string,
  { group, body, method, headers, signal, language, isPersonal = false, isGuests = false, isState = false, isEnd = false }: CallOptions,
): Promise<CallResult<Data>> {
  const verb = method ?? (body ? 'POST' : 'GET')
  // Of the page at the call, not when its turn comes.
  const login = isGuests ? GUEST_LOGIN : isState ? privatePageLogin() : pageLogin()
  try {
    return await inGroup(group, { own: signal, deadlineMs: callDeadline(verb) }, async (signal) => {
      const send = async (): Promise<CallResult<Data>> => {
        const response = await fetch(path, {
          method: verb,
          headers: {
            langId: language ?? pageLanguage(document.documentElement),
            // The gateway rejects changing calls of another content type, even without a body.
            ...(verb !== 'GET' && { 'content-type': 'application/json' }),
            ...(login && { [PAGE_LOGIN_HEADER]: login }),
            ...(isPersonal && !isGuests && pageUserId() !== null && { [EXPECTS_LOGIN]: '1' }),
            ...headers,
          },
          body: body ? JSON.stringify(body) : null,
          signal,
        })
        const json: unknown = await response.json()
        if (response.ok) return { ok: true, data: (json as { data: Data }).data, ...loginOf(response) }
        const failure = refusal(response, json, isGuests)
        if (failure.kind === 'ended' && isEnd) return { ok: true, data: {} as Data }
        if (failure.code === OTHER_USER) reportSessionEnd({ kind: 'otherUser' })
        // A guest has no session that could end: a shop API may keep likes for logged-in users (GAP-01).
        else if (failure.kind === 'ended' && (group !== 'likes' || pageUserId() !== null)) reportSessionEnd()
        return { ok: false, failure }
      }
      if (verb === 'GET' || isKnownVisitor()) return send()
      const sent = lastOfStranger.then(send, send)
      lastOfStranger = sent
      return sent
    })
  } catch (error) {
    const kind = error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unreachable'
    return { ok: false, failure: { kind, status: 0, code: kind, fields: {} } }
  }
}

/** A failure as an error, for callers that await a read or a change. */
export class CallError extends Error {
  override readonly name = 'CallError'
}

/**
 * Returns the data of a response. Logs a failure by call and code and throws it (spec §8: cart-fetch errors are logged and re-thrown);
 * a cancelled call is thrown but not logged.
 */
export function dataOrThrow<Data>(call: string, result: CallResult<Data>): Data {
  if (result.ok) return result.data
  logFailure(call, result.failure)
  throw new CallError(`${call}: ${result.failure.code}`)
}

/** Logs a failure that is not shown to the shopper (spec §8): call and code, never what was sent. */
export function logFailure(call: string, { kind, status, code }: CallFailure): void {
  if (kind !== 'cancelled') console.warn(`${call}: ${status} ${code}`)
}

function loginOf({ headers }: Response): { login?: string } {
  const login = headers.get(PAGE_LOGIN_HEADER)
  return login === null ? {} : { login }
}

function refusal({ status, headers }: Response, json: unknown, isGuests: boolean): CallFailure {
  const { error } = (json as { error?: { code?: string; fields?: Record<string, string> } } | null) ?? {}
  const { code = 'UNKNOWN', fields = {} } = error ?? {}
  const retryAfterS = Number(headers.get('retry-after'))
  // A wrong password is also 401, but with another code. A guest has no session that could end: the next try makes another client (EXT-45).
  const kind = (status === 401 && code === 'UNAUTHORIZED' && !isGuests) || code === OTHER_USER ? 'ended' : 'refused'
  return { kind, status, code, fields, error, ...(retryAfterS > 0 && { retryAfterS }) }
}
