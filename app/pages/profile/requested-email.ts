import type { Profile } from '../../domain/account/profile.ts'
import type { CallResult } from '../../shop-api/browser/call-shop.ts'

/**
 * What became of a requested e-mail by the answer (EXT-70): it is awaited, or the account has it
 * already; otherwise no message was sent, and nothing may say so.
 */
export function requested(profile: Profile, email: string): CallResult<Profile> {
  if (profile.emailChange || profile.email.toLowerCase() === email.toLowerCase()) return { ok: true, data: profile }
  return { ok: false, failure: { kind: 'refused', status: 200, code: 'refused', fields: {} } }
}
