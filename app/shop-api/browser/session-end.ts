// A session can end while its user is active. Calls report it here and the page frame shows it, by one rule for all calls.
import { PAGE_USER } from '../../domain/account/session-end.ts'
import type { User } from '../../domain/account/user.ts'
import { known, VISITOR_KEYS } from './visitor-store.ts'

/** The end of the session of the user whom the page shows. */
export interface SessionEnd {
  /** ended: nobody is logged in; otherUser: somebody else is, since a login in another tab (EXT-44). */
  kind: 'ended' | 'otherUser'
  /** Null when unknown. */
  userId: number | null
}

// State of one tab. A report made before the page frame has hydrated is kept until it subscribes.
let subscriber: ((end: SessionEnd) => void) | null = null
let unreported: SessionEnd | null = null

/** Id of the user for whom the page was rendered; null: it names none. */
function namedUserId(): number | null {
  const named = document.getElementById(PAGE_USER)?.getAttribute('value')
  return named ? Number(named) : null
}

/** The user of the shop API's last response; null is a guest, undefined not known yet. */
const lastUser = () => known<User | null>(VISITOR_KEYS.user).data

/** Id of the user shown on the page: from the document, else from the shop API's last response; null is a guest. */
export function pageUserId(): number | null {
  return namedUserId() ?? lastUser()?.id ?? null
}

/** Reports the end of a session. */
export function reportSessionEnd({ kind = 'ended', userId = pageUserId() }: Partial<SessionEnd> = {}): void {
  if (subscriber) subscriber({ kind, userId })
  else unreported = { kind, userId }
}

/** Subscribes to the end of a session, including one reported earlier; one subscriber at a time. Returns the unsubscribe function. */
export function onSessionEnd(show: (end: SessionEnd) => void): () => void {
  subscriber = show
  if (unreported) show(unreported)
  unreported = null
  return () => {
    subscriber = null
  }
}
