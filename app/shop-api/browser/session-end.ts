// A session can end while its user is active. Calls report it here and the page frame shows it, by one rule for all calls.
import { PAGE_USER } from '../../domain/account/session-end.ts'
import type { User } from '../../domain/account/user.ts'
import { known, VISITOR_KEYS } from './visitor-store.ts'

/** Id of the user whose session ended; null when unknown. */
type EndedUser = number | null

// State of one tab. A report made before the page frame has hydrated is kept until it subscribes.
let subscriber: ((userId: EndedUser) => void) | null = null
let unreported: { userId: EndedUser } | null = null

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

/** Whether somebody else is logged in by now, in another tab, than the user for whom this page was rendered. */
export function isOfAnotherUser(): boolean {
  const named = namedUserId()
  const user = lastUser()
  return named !== null && user != null && user.id !== named
}

/** Reports the end of a session. */
export function reportSessionEnd(userId: EndedUser = pageUserId()): void {
  if (subscriber) subscriber(userId)
  else unreported = { userId }
}

/** Subscribes to the end of a session, including one reported earlier; one subscriber at a time. Returns the unsubscribe function. */
export function onSessionEnd(show: (userId: EndedUser) => void): () => void {
  subscriber = show
  if (unreported) show(unreported.userId)
  unreported = null
  return () => {
    subscriber = null
  }
}
