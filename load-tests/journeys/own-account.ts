import type { JourneyEnd } from '../session/make-session.ts'
import { accountEmail } from '../session/people.ts'
import { requestPage } from '../session/request-page.ts'
import { think } from '../session/send-request.ts'
import type { Visitor } from '../session/visitor.ts'
import { logOut, register } from './account.ts'

/** Registers, and looks at the account, which is that of nobody else (promise `account`). */
export function ownAccount(visitor: Visitor): JourneyEnd {
  const { login, userProfile } = visitor.plan.assortment.paths[visitor.market]
  requestPage(visitor, { name: 'login page', path: login })
  think(visitor, 5)
  register(visitor)
  requestPage(visitor, { name: 'account page', path: userProfile, subject: { asked: accountEmail(visitor.guestId) } })
  think(visitor, 5)
  logOut(visitor)
  return 'completed'
}
