// For whom the page was rendered (EXT-44). The gateway compares; nothing here decides.
import { PAGE_LOGIN } from '../../domain/account/page-login.ts'
import type { User } from '../../domain/account/user.ts'
import { readVisitorFacts } from './use-visitor-facts.ts'
import { known, VISITOR_KEYS } from './visitor-store.ts'

/** A user with the name of the login as which the user was read. */
export type ReadUser = User & { login?: string | undefined }

// State of one tab. What its last private page said, where no lookup of the user has succeeded since; undefined: it had none.
let lastPrivate: string | null | undefined
// The user whom the tab showed at its last login or logout.
let former: ReadUser | null | undefined

/** The login for which a private page was rendered; null: a guest. Undefined: the page is everybody's. */
export function privatePageLogin(): string | null | undefined {
  const named = document.getElementById(PAGE_LOGIN)?.getAttribute('value')
  return named == null ? undefined : (lastPrivate = named || null)
}

/** The login whose page this is: a private page's, else that of the user whom the tab shows; null: nobody's. */
export function pageLogin(): string | null {
  const named = privatePageLogin()
  if (named !== undefined) return named
  const { data: user } = known<ReadUser | null>(VISITOR_KEYS.user)
  if (user !== undefined) return user === former ? null : (user?.login ?? null)
  return (lastPrivate === undefined ? readVisitorFacts().login : lastPrivate) ?? null
}

/** After a login or logout in this tab: the page is nobody's until the next one, or until the tab knows its user. */
export function forgetPageLogin(): void {
  document.getElementById(PAGE_LOGIN)?.removeAttribute('value')
  lastPrivate = null
  former = known<ReadUser | null>(VISITOR_KEYS.user).data
}
