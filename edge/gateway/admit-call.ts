import type { Context } from 'hono'
import type { EdgeContext } from '../edge-context.ts'
import { drainAndRefuse } from '../http/drain-and-refuse.ts'
import { fetchSite } from '../http/fetch-site.ts'
import { countPrivate } from '../http/rate-limits.ts'
import { priorityOfPath } from '../upstream/call-priorities.ts'
import { callsAt, type MatchedCall } from './shop-calls.ts'
import { shopPath } from './shop-path.ts'

export interface AdmittedCall {
  /** Decoded path, as the shop API reads it. */
  path: string
  call: MatchedCall
}

/**
 * Admits calls of the contract, by method, from our own pages (OWASP, CSRF prevention); a Response refuses. Cross-site reads are refused, too, so
 * they change no cookie. A mutation must say that it comes from our origin, and be JSON, which no form of another site can send; login counts.
 * Private calls are limited (http/rate-limits.ts).
 */
export async function admitCall(c: Context<EdgeContext>): Promise<AdmittedCall | Response> {
  const path = shopPath(c.req.url)
  if (path === null) return drainAndRefuse(c, 'MALFORMED')
  const calls = callsAt(new URL(c.req.url).pathname)
  if (calls.size === 0) return drainAndRefuse(c, 'NOT_FOUND')
  const call = calls.get(c.req.method)
  if (!call) return drainAndRefuse(c, 'METHOD_NOT_ALLOWED', { allow: [...calls.keys()].toSorted().join(', ') })
  const isRead = call.method === 'GET' || call.method === 'HEAD'
  if (!isRead && !/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) return drainAndRefuse(c, 'UNSUPPORTED_MEDIA_TYPE')
  const site = fetchSite(c)
  if (site !== 'same-origin' && !(isRead && site === 'unknown')) return drainAndRefuse(c, 'FOREIGN_ORIGIN')
  if (priorityOfPath(path) === 'visitor' && !(await countPrivate(c))) return drainAndRefuse(c, 'TOO_MANY_REQUESTS')
  return { path, call }
}
