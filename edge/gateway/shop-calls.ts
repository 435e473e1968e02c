// The calls that the gateway lets through: those of the contract, and what their responses do to the session.
import type { ContractCall } from '#app/shop-api/contract/calls.ts'
import { contractCallsAt } from '#app/shop-api/contract/contract-calls-at.ts'
import type { PathValues } from '#app/shop-api/contract/path-values.ts'

/**
 * login: a good response carries a token (GAP-102). guest: one that is no login (EXT-45). logout: the session ends (GAP-101). end: a good response ends
 * it (EXT-21).
 */
export type SessionEffect = 'login' | 'guest' | 'logout' | 'end'

/** Calls that change who the visitor is. All others at most make a guest of a visitor without a session, or drop a refused token. */
const SESSION_EFFECTS: Readonly<Record<string, SessionEffect>> = {
  'POST /auth/standard': 'login',
  'POST /auth/logout': 'logout',
  'POST /shop/client/delete': 'end',
  'POST /shop/client/register': 'login',
  'POST /shop/client/create-without-registration': 'guest',
  'POST /shop/client/password/set': 'login',
}

/** A call of the contract with the values of its path. */
export interface MatchedCall extends Pick<ContractCall, 'path' | 'isPrivate'> {
  method: ContractCall['method'] | 'HEAD'
  values: PathValues
}

/** The calls that a path has, by method; none: no call of the contract. @param pathname of a URL, still encoded */
export function callsAt(pathname: string): ReadonlyMap<string, MatchedCall> {
  const calls = new Map<string, MatchedCall>()
  for (const { row, values } of contractCallsAt(pathname)) {
    const { method, path, isPrivate } = row
    calls.set(method, { method, path, isPrivate, values })
    if (method === 'GET') calls.set('HEAD', { method: 'HEAD', path, isPrivate, values })
  }
  return calls
}

/** What a good response of a call does to the session; null: nothing. */
export function sessionEffect({ method, path }: Pick<MatchedCall, 'method' | 'path'>): SessionEffect | null {
  return SESSION_EFFECTS[`${method} ${path}`] ?? null
}
