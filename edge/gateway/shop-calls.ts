// What the gateway knows of each call: which methods a path has is the contract's word, what a good answer does to the session is said here.
import { CONTRACT_CALLS, type ContractCall } from '#app/shop-api/contract/calls.ts'

/** What a call does to the visitor's session. `login`: its answer carries a token (GAP-102). `logout`: the session ends (GAP-101). */
export type SessionEffect = 'login' | 'logout'

/** Calls that change who the visitor is. No other does more than make a guest of somebody without a session, or drop a dead token. */
const SESSION_EFFECTS: readonly (Pick<ContractCall, 'method' | 'path'> & { effect: SessionEffect })[] = [
  { method: 'POST', path: '/auth/standard', effect: 'login' },
  { method: 'POST', path: '/auth/logout', effect: 'logout' },
  { method: 'POST', path: '/shop/client/register', effect: 'login' },
  { method: 'POST', path: '/shop/client/create-without-registration', effect: 'login' },
  { method: 'POST', path: '/shop/client/password/set', effect: 'login' },
]

const PATHS = [...new Set(CONTRACT_CALLS.map(({ path }) => path))].map((path) => ({
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  methods: CONTRACT_CALLS.filter((call) => call.path === path).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
}))

/** Methods that a path has; none: no call has this path. @param path decoded, as the shop API reads it */
export function methodsOf(path: string): readonly string[] {
  const plain = withoutSlash(path)
  return PATHS.filter(({ pattern }) => pattern.test(plain))
    .flatMap(({ methods }) => methods)
    .toSorted()
}

/** What a good answer of a call does to the session; null = nothing. @param path decoded, as the shop API reads it */
export function sessionEffect(method: string, path: string): SessionEffect | null {
  const plain = withoutSlash(path)
  return SESSION_EFFECTS.find((call) => call.method === method && call.path === plain)?.effect ?? null
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}
