// A session ends while its user is in the middle of something. Calls report it here, and the frame of the page says so: one rule for all.
import { PAGE_USER } from '../../domain/account/session-end.ts'
import type { User } from '../../domain/account/user.ts'
import { known, VISITOR_KEYS } from './visitor-store.ts'

/** Id of the user whose session it was; null when nobody knows. */
type EndedUser = number | null

// State of one tab. What is reported before the page listens, while it still wakes, waits.
let hear: ((userId: EndedUser) => void) | null = null
let unheard: { userId: EndedUser } | null = null

/** Id of the user whom the page shows: by the page itself, else by what the shop API said last; null is a guest. */
export function pageUserId(): number | null {
  const named = document.getElementById(PAGE_USER)?.getAttribute('value')
  return named ? Number(named) : (known<User | null>(VISITOR_KEYS.user).data?.id ?? null)
}

/** Reports the end of a session. */
export function reportSessionEnd(userId: EndedUser = pageUserId()): void {
  if (hear) hear(userId)
  else unheard = { userId }
}

/** Listens for the end of a session, also one reported before; one at a time. Returns how to stop. */
export function onSessionEnd(show: (userId: EndedUser) => void): () => void {
  hear = show
  if (unheard) show(unheard.userId)
  unheard = null
  return () => {
    hear = null
  }
}
