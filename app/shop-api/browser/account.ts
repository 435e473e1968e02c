// Account calls. The gateway keeps the token of each login in an httpOnly cookie; scripts never see it (GAP-102).
import type { Address, AddressLines } from '../../domain/checkout/address.ts'
import type { Language } from '../../domain/language.ts'
import type { ConfirmingMailbox, Profile } from '../../domain/account/profile.ts'
import type { User } from '../../domain/account/user.ts'
import { type CallResult, callShop } from './call-shop.ts'

const group = 'account'
/** Options of calls about the logged-in user's own account. */
const OF_USER = { group, isPersonal: true } as const

export interface Credentials {
  email: string
  password: string
}

/** Exactly the six fields of spec §7. */
export interface Registration extends Credentials {
  defaultLangId: Language
  newsletterAgreement: boolean
  personalDataAgreement: boolean
  termsAgreement: boolean
}

/** A client without a password, created by a guest's checkout (GAP-41). */
export type GuestClient = Omit<Registration, 'password' | 'newsletterAgreement'>

export async function sendLogin({ email, password }: Credentials): Promise<CallResult<object>> {
  return callShop('/auth/standard', { group, body: { email, password } })
}

export async function sendRegistration(registration: Registration): Promise<CallResult<object>> {
  return callShop('/shop/client/register', { group, body: registration })
}

export async function sendGuestClient(client: GuestClient): Promise<CallResult<{ userData: User }>> {
  return callShop('/shop/client/create-without-registration', { group, isGuests: true, body: client })
}

export async function sendLogout(): Promise<CallResult<object>> {
  return callShop('/auth/logout', { group, method: 'POST', isEnd: true })
}

/** Requests a password-reset mail; the response does not reveal whether the address has an account (GAP-34). */
export async function requestPasswordReset(email: string): Promise<CallResult<object>> {
  return callShop('/shop/client/password/reset', { group, body: { email } })
}

/** @param token secret from the mailed link */
export async function sendNewPassword(token: string, password: string): Promise<CallResult<object>> {
  return callShop('/shop/client/password/set', { group, body: { token, password } })
}

/** Mails a link to the old and to the new e-mail (EXT-19). @param password null when the account has none */
export async function requestEmailChange(email: string, password: string | null): Promise<CallResult<Profile>> {
  return callShop('/shop/client/email', { ...OF_USER, body: { email, password } })
}

/** Forgets the requested e-mail. */
export async function cancelEmailChange(): Promise<CallResult<Profile>> {
  return callShop('/shop/client/email', { ...OF_USER, method: 'DELETE' })
}

/** @param token secret from a mailed link @returns the mailbox that has to confirm yet; null: the e-mail is changed */
export async function confirmEmailChange(token: string): Promise<CallResult<{ awaits: ConfirmingMailbox | null }>> {
  return callShop('/shop/client/email/confirm', { group, body: { token } })
}

/** Ends one login of the user (EXT-22). */
export async function endLogin(id: string): Promise<CallResult<object>> {
  return callShop(`/shop/client/logins/${id}`, { ...OF_USER, method: 'DELETE' })
}

/** Ends all logins of the user but this one (EXT-22). */
export async function endOtherLogins(): Promise<CallResult<object>> {
  return callShop('/shop/client/logins', { ...OF_USER, method: 'DELETE' })
}

/** @param password null when the account has none (EXT-21) */
export async function sendAccountDeletion(password: string | null): Promise<CallResult<object>> {
  return callShop('/shop/client/delete', { ...OF_USER, body: { password } })
}

/** Gives the client of this browser's last guest's order a password (GAP-149). */
export async function setGuestPassword(newPassword: string): Promise<CallResult<object>> {
  return callShop('/shop/client/password/change', { group, isGuests: true, body: { oldPassword: null, newPassword } })
}

/** @param oldPassword null when the account has no password */
export async function changePassword(oldPassword: string | null, newPassword: string): Promise<CallResult<object>> {
  return callShop('/shop/client/password/change', { ...OF_USER, body: { oldPassword, newPassword } })
}

export async function changeDetails(
  details: Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'defaultLangId'>,
): Promise<CallResult<Profile>> {
  return callShop('/shop/client/details', { ...OF_USER, method: 'PUT', body: details })
}

/** Newsletter sign-up of a logged-in user; the endpoint wants a placement, and the profile counts as a page of its own (GAP-40). */
export async function changeNewsletterAgreement(
  email: string,
  newsletterAgreement: boolean,
): Promise<CallResult<{ user: Profile | null; awaitsConfirmation?: boolean }>> {
  return callShop('/shop/client/change-newsletter-agreement', { ...OF_USER, body: { email, newsletterAgreement, placement: 'landing' } })
}

/** @param id null creates an address */
export async function saveAddress(id: number | null, lines: AddressLines): Promise<CallResult<Address>> {
  return id === null
    ? callShop('/shop/client/addresses', { ...OF_USER, body: lines })
    : callShop(`/shop/client/addresses/${id}`, { ...OF_USER, method: 'PUT', body: lines })
}

export async function removeAddress(id: number): Promise<CallResult<object>> {
  return callShop(`/shop/client/addresses/${id}`, { ...OF_USER, method: 'DELETE' })
}
