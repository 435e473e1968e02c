// What is one visitor's, kept by SWR under three keys (spec §7) and shared by all islands of a page.
import { mutate } from 'swr'
import { type CallGroup, cancelGroup } from './call-groups.ts'

/** Keys of the client's state. */
export const VISITOR_KEYS = { user: 'user', cart: 'cartDetails', likes: 'productsLikesDetails' } as const
export type VisitorKey = (typeof VISITOR_KEYS)[keyof typeof VISITOR_KEYS]

const ALL_KEYS: readonly VisitorKey[] = Object.values(VISITOR_KEYS)
const GROUPS: readonly CallGroup[] = ['account', 'cart', 'likes']

/** Asks again for what has changed, and tells the other tabs. Resolves when the islands have it. */
export async function revalidate(...keys: readonly VisitorKey[]): Promise<void> {
  tellOtherTabs(keys)
  await Promise.allSettled(keys.map(async (key) => mutate(key)))
}

/** After login, registration and logout (AUTH-08): what is on its way is somebody else's, and everything is asked for anew. */
export async function visitorChanged(): Promise<void> {
  for (const group of GROUPS) cancelGroup(group)
  await revalidate(...ALL_KEYS)
}

/** Forgets everything and asks anew, as in another market, where the same cart has other prices. */
export async function forgetVisitor(): Promise<void> {
  await Promise.allSettled(ALL_KEYS.map(async (key) => mutate(key, undefined, { revalidate: true })))
}

/**
 * Runs a change after the ones before it, in all tabs of the visitor: the shop hears of them in the order in which they were made.
 * Without Web Locks (a page that is not on https) it runs at once.
 */
export async function inTurn<Result>(what: VisitorKey, change: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(`patyna ${what}`, change) : change()
}

const NOTE = 'patyna visitor'

/** Tells other tabs that something was changed here. */
export function tellOtherTabs(keys: readonly VisitorKey[]): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ keys, at: Date.now() }))
  } catch {
    // Storage may be full, or closed to us: then other tabs hear of it at their next look.
  }
}

/** Follows what other tabs change, and looks again when the browser brings a page back from its memory. Returns how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NOTE) for (const one of ALL_KEYS) if (newValue?.includes(`"${one}"`)) void mutate(one)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const one of ALL_KEYS) void mutate(one)
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onShow)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onShow)
  }
}
