// How a visitor becomes somebody else: login, registration, a guest's checkout, a new password, logout (spec §4, Auth). The gateway changes
// the cookies and the shop merges what the guest had; here the state of all tabs is told to look again (AUTH-08).
import { track } from '../../analytics/track.ts'
import { CHECKOUT_DRAFT } from '../../domain/checkout/checkout.ts'
import {
  type Credentials,
  type GuestClient,
  type Registration,
  sendGuestClient,
  sendLogin,
  sendLogout,
  sendNewPassword,
  sendRegistration,
} from '../../shop-api/browser/account.ts'
import type { CallResult } from '../../shop-api/browser/call-shop.ts'
import { readUser } from '../../shop-api/browser/user.ts'
import { visitorChanged } from '../../shop-api/browser/visitor-state.ts'
import { forgetKept, readKept, tabStorage } from '../../ui/kept-forms/kept-record.ts'

/** How long a new page waits for the old one's event, in ms: a page that is left tells nothing any more. */
const TOLD_MS = 500

export async function logIn(credentials: Credentials) {
  const result = await changing(sendLogin(credentials))
  if (result.ok) await Promise.all([keepOwnForms(), atMost(TOLD_MS, track('login', { email: credentials.email }))])
  return result
}

/** What was typed before a session ended is its user's alone: another one finds nothing of it. */
async function keepOwnForms(): Promise<void> {
  const kept = readKept()
  if (kept === null) return
  const user = await readUser().catch(() => null)
  if (user?.id !== kept.userId) forgetKept()
}

export async function register(registration: Registration) {
  const result = await changing(sendRegistration(registration))
  if (!result.ok) return result
  forgetKept()
  await atMost(TOLD_MS, track('sign_up', { email: registration.email }))
  return result
}

/** Makes the guest a client without a password; the answer says who it is. For the checkout (GAP-41, AUTH-09). */
export async function createWithoutRegistration(client: GuestClient) {
  return changing(sendGuestClient(client))
}

/** @param token secret of the mailed link, which works once */
export async function setNewPassword(token: string, password: string) {
  return changing(sendNewPassword(token, password))
}

/** The gateway forgets the login also when the shop does not answer, so whatever the answer, somebody else is here now. */
export async function logOut() {
  const result = await sendLogout()
  if (!result.ok && result.failure.kind !== 'refused') return result
  forgetKept()
  tabStorage()?.removeItem(CHECKOUT_DRAFT)
  void visitorChanged()
  return result
}

/** The islands learn of it by themselves: nobody waits for their answers. */
async function changing<Data>(call: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const result = await call
  if (result.ok) void visitorChanged()
  return result
}

async function atMost(ms: number, work: Promise<void>): Promise<void> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, ms))])
}
