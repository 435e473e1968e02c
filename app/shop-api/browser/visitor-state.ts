import { type CallGroup, cancelGroup } from './call-groups.ts'
import { readLikes } from './likes.ts'
import { isKnownVisitor } from './page-cookies.ts'
import { readUser } from './user.ts'
import { CART_DEDUPE_MS } from '../../domain/time/refresh-intervals.ts'
import { forget, isListenedTo, readInto, VISITOR_KEYS, type VisitorKey } from './visitor-store.ts'

/** How each key is read. A new key = a row here and in VISITOR_KEYS. */
export const VISITOR_READS = {
  /** Spec §7: after one error it is not asked again. */
  user: { read: readUser, dedupeMs: 2000, retries: 0, isReadOnFocus: false },
  /** Spec §7: not asked for again on focus; requests within 300 ms are one. */
  cartDetails: { read: readKnownCart, dedupeMs: CART_DEDUPE_MS, retries: 3, isReadOnFocus: false },
  productsLikesDetails: { read: readLikes, dedupeMs: 2000, retries: 3, isReadOnFocus: true },
} as const satisfies Record<VisitorKey, object>

const loadCart = async () => import('./cart.ts')
// For a visitor who may have a cart it comes while the page wakes; for a stranger, who has none, not at all.
if (typeof document !== 'undefined' && isKnownVisitor()) loadCart().catch(() => undefined)

async function readKnownCart() {
  return isKnownVisitor() ? (await loadCart()).readCart() : null
}

const ALL_KEYS: readonly VisitorKey[] = Object.values(VISITOR_KEYS)
const GROUPS: readonly CallGroup[] = ['account', 'cart', 'likes']

/** Reads a key for whoever shows it; several who ask at once are one. */
export async function readKey(key: VisitorKey): Promise<void> {
  await readInto<unknown>(key, VISITOR_READS[key])
}

/** Asks again for what has changed, and tells the other tabs. Resolves when the islands have it. */
export async function revalidate(...keys: readonly VisitorKey[]): Promise<void> {
  notifyOtherTabs(keys)
  await Promise.all(keys.map(lookAgain))
}

/** After login, registration and logout (AUTH-08): what is on its way is somebody else's, and everything is asked for anew. */
export async function visitorChanged(): Promise<void> {
  for (const group of GROUPS) cancelGroup(group)
  await revalidate(...ALL_KEYS)
}

/** Forgets everything and asks anew, as in another market, where the same cart has other prices. */
export async function forgetVisitor(): Promise<void> {
  for (const key of ALL_KEYS) forget(key)
  await Promise.all(ALL_KEYS.map(lookAgain))
}

/** Reads a key that somebody shows, whatever was read just now. */
async function lookAgain(key: VisitorKey): Promise<void> {
  if (isListenedTo(key)) await readInto<unknown>(key, { ...VISITOR_READS[key], dedupeMs: 0 })
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
export function notifyOtherTabs(keys: readonly VisitorKey[]): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ keys, at: Date.now() }))
  } catch {
    // Storage may be full, or closed to us: then other tabs hear of it at their next look.
  }
}

/** Follows what other tabs change, looks again on focus and when the browser brings a page back from its memory. Returns how to stop. */
export function keepVisitorFresh(): () => void {
  const end = new AbortController()
  const { signal } = end
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === NOTE) for (const one of ALL_KEYS) if (newValue?.includes(`"${one}"`)) void lookAgain(one)
  }
  const onFocus = () => {
    for (const key of ALL_KEYS) if (VISITOR_READS[key].isReadOnFocus && isListenedTo(key)) void readKey(key)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const key of ALL_KEYS) void lookAgain(key)
  }
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('focus', onFocus, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  return () => end.abort()
}
