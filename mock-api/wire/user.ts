import { DEFAULT_LANGUAGE, isLanguage } from '#app/domain/language.ts'
import type { ClientRow } from '../accounts/clients.ts'

/** The current user (spec §3); the hash stays here. */
export function wireUser({ id, firstName, passwordHash, isAdmin, isUserPro, isVendor }: ClientRow) {
  return { id, firstName, hasPassword: passwordHash !== null, isAdmin, isUserPro, isVendor }
}

/** The user with what the profile page shows (GAP-35). */
export function wireProfile(row: ClientRow, newsletterAgreement: boolean) {
  const { email, lastName, phone } = row
  const defaultLangId = isLanguage(row.defaultLangId) ? row.defaultLangId : DEFAULT_LANGUAGE
  return { ...wireUser(row), email, lastName, phone, defaultLangId, newsletterAgreement }
}
