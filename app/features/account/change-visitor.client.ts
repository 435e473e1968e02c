// Changes of a visitor's identity: login, registration, a new password, logout (spec §4, Auth). The gateway changes the
// cookies, the shop API merges the guest's data, and the state of all tabs is revalidated here (AUTH-08).
import { beforeLeaving } from '../../analytics/before-leaving.ts'
import { track } from '../../analytics/track.ts'
import { SEEN_CART } from '../../domain/cart/seen-cart.ts'
import { CHECKOUT_DRAFT } from '../../domain/checkout/checkout.ts'
import { SCRIPT_COOKIES } from '../../domain/marketing/script-cookies.ts'
import {
  type Credentials,
  type Registration,
  sendAccountDeletion,
  sendLogin,
  sendLogout,
  sendNewPassword,
  sendRegistration,
} from '../../shop-api/browser/account.ts'
import type { CallResult } from '../../shop-api/browser/call-shop.ts'
import { writeCookie } from '../../shop-api/browser/page-cookies.ts'
import { writeStored, writeTabText } from '../../shop-api/browser/stored-text.ts'
import { readUser } from '../../shop-api/browser/user.ts'
import { notifyOtherTabs, visitorChanged } from '../../shop-api/browser/visitor-state.ts'
import { VISITOR_KEYS } from '../../shop-api/browser/visitor-store.ts'
import { forgetVisitorsForms, readKept } from '../../ui/kept-forms/kept-record.ts'
import { rememberLogin } from './last-login.client.ts'

export async function logIn(credentials: Credentials) {
  const result = await changing(sendLogin(credentials))
  if (result.ok) rememberLogin(credentials.email)
  if (result.ok) await Promise.all([keepOwnForms(), beforeLeaving(track('login', { email: credentials.email }))])
  return result
}

/** Input saved when a session ended belongs to that user; it is removed when another user logs in. */
async function keepOwnForms(): Promise<void> {
  const kept = readKept()
  const user = kept && (await readUser().catch(() => null))
  if (kept === null || user?.id !== kept.userId) forgetVisitorsForms()
}

export async function register(registration: Registration) {
  const result = await changing(sendRegistration(registration))
  if (!result.ok) return result
  rememberLogin(registration.email)
  forgetVisitorsForms()
  await beforeLeaving(track('sign_up', { email: registration.email }))
  return result
}

/** @param token single-use secret of the mailed link */
export async function setNewPassword(token: string, password: string) {
  const result = await changing(sendNewPassword(token, password))
  // The link says nobody's e-mail.
  if (result.ok) rememberLogin('')
  if (result.ok) await keepOwnForms()
  return result
}

/** The gateway ends the session even if the shop API does not respond, so the visitor has changed in any case. */
export async function logOut() {
  const result = await sendLogout()
  if (hasLoggedOut(result)) forgetVisitor()
  return result
}

/**
 * Logs out another user, who has logged in in another tab. What this page's user has typed stays, and the page stays that user's until it is left
 * (EXT-44).
 */
export async function logOutOther() {
  const result = await sendLogout()
  if (!hasLoggedOut(result)) return result
  forgetCartOfVisitor()
  notifyOtherTabs(Object.values(VISITOR_KEYS))
  return result
}

/** Whether nobody is logged in any more: the gateway ends the session even if the shop API refuses, but not where it takes no call at all for now. */
export function hasLoggedOut(result: CallResult<object>): boolean {
  return result.ok || (result.failure.kind === 'refused' && result.failure.status !== 429)
}

/** Deletes the account; the gateway ends the session with it (EXT-21). @param password null when there is none */
export async function deleteAccount(password: string | null) {
  const result = await sendAccountDeletion(password)
  if (result.ok) forgetVisitor()
  return result
}

/** Removes what this browser keeps of the user. */
function forgetVisitor(): void {
  forgetVisitorsForms()
  writeTabText(CHECKOUT_DRAFT, null)
  rememberLogin(null)
  forgetCartOfVisitor()
  void visitorChanged()
}

/** Removes what this browser keeps of the cart of who was logged in. */
function forgetCartOfVisitor(): void {
  writeStored(SEEN_CART, null)
  // A code may be the user's own: the next visitor could neither use it nor remove it.
  writeCookie(SCRIPT_COOKIES.promoCode, null)
}

/** The islands update themselves; their requests are not awaited. */
async function changing<Data>(call: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const result = await call
  if (result.ok) void visitorChanged()
  return result
}
