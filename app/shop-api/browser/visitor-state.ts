import { type CallGroup, cancelGroup } from './call-groups.ts'
import { readLikes } from './likes.ts'
import { isKnownVisitor } from './page-cookies.ts'
import { forgetPageLogin } from './page-login.ts'
import { readUser } from './user.ts'
import { CART_DEDUPE_MS } from '../../domain/time/refresh-intervals.ts'
import { forget, isListenedTo, readInto, VISITOR_KEYS, type VisitorKey } from './visitor-store.ts'

/** How each key is fetched. A new key = a row here and in VISITOR_KEYS. */
export const VISITOR_READS = {
  /** Spec §7: not retried after an error. */
  user: { read: readUser, dedupeMs: 2000, retries: 0, isReadOnFocus: false },
  /** Spec §7: not refetched on focus; requests within 300 ms are deduplicated. */
  cartDetails: { read: readKnownCart, dedupeMs: CART_DEDUPE_MS, retries: 3, isReadOnFocus: false },
  productsLikesDetails: { read: readLikes, dedupeMs: 2000, retries: 3, isReadOnFocus: true },
} as const satisfies Record<VisitorKey, object>

const loadCart = async () => import('./cart.ts')
// Preloaded during hydration for a visitor who may have a cart; never loaded for one without a session.
if (globalThis.document?.cookie && isKnownVisitor()) loadCart().catch(() => undefined)

async function readKnownCart() {
  return isKnownVisitor() ? (await loadCart()).readCart() : null
}

const ALL_KEYS: readonly VisitorKey[] = Object.values(VISITOR_KEYS)
const GROUPS: readonly CallGroup[] = ['account', 'cart', 'likes']

/** Fetches a key; concurrent requests are deduplicated. */
export async function readKey(key: VisitorKey): Promise<void> {
  await readInto<unknown>(key, VISITOR_READS[key])
}

/** Refetches changed keys and notifies the other tabs. Resolves when the islands have the new state. */
export async function revalidate(...keys: readonly VisitorKey[]): Promise<void> {
  notifyOtherTabs(keys)
  await Promise.all(keys.map(refetch))
}

/** After login, registration and logout (AUTH-08): cancels in-flight calls of the previous visitor and refetches every key. */
export async function visitorChanged(): Promise<void> {
  forgetPageLogin()
  for (const group of GROUPS) cancelGroup(group)
  await revalidate(...ALL_KEYS)
}

/** Clears all state and refetches, e.g. in another market, where the same cart has other prices. */
export async function forgetVisitor(): Promise<void> {
  for (const key of ALL_KEYS) forget(key)
  await Promise.all(ALL_KEYS.map(refetch))
}

/** Refetches a key that has subscribers, ignoring the dedupe interval. */
async function refetch(key: VisitorKey): Promise<void> {
  if (isListenedTo(key)) await readInto<unknown>(key, { ...VISITOR_READS[key], dedupeMs: 0 })
}

const NOTE = 'patyna visitor'

/** Notifies other tabs of a change. */
export function notifyOtherTabs(keys: readonly VisitorKey[]): void {
  try {
    localStorage.setItem(NOTE, JSON.stringify({ keys, at: Date.now() }))
  } catch {
    // Storage may be full or blocked: then other tabs update at their next refetch.
  }
}

/**
 * Subscribes to changes of other tabs, refetches on focus and after a back/forward-cache restore.
 * @param onOtherVisitor called when somebody has logged in or out in another tab
 * @returns the unsubscribe function
 */
export function keepVisitorFresh(onOtherVisitor: () => void): () => void {
  const end = new AbortController()
  const { signal } = end
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== NOTE) return
    const changed = ALL_KEYS.filter((one) => newValue?.includes(`"${one}"`))
    // As visitorChanged() tells it; a name that was saved is still the same visitor's.
    if (changed.length === ALL_KEYS.length) onOtherVisitor()
    for (const one of changed) void refetch(one)
  }
  const onFocus = () => {
    for (const key of ALL_KEYS) if (VISITOR_READS[key].isReadOnFocus && isListenedTo(key)) void readKey(key)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) for (const key of ALL_KEYS) void refetch(key)
  }
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('focus', onFocus, { signal })
  window.addEventListener('pageshow', onShow, { signal })
  return () => end.abort()
}
