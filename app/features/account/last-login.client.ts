import { LAST_LOGIN } from '../../domain/account/last-login.ts'
import { CHECKOUT_DRAFT, type CheckoutDraft } from '../../domain/checkout/checkout.ts'
import { parseJson } from '../../domain/parse-json.ts'
import { readTabText, writeTabText } from '../../shop-api/browser/stored-text.ts'

/**
 * Remembers with which e-mail this tab has logged in, for the login after the session has ended.
 * @param email null: somebody has logged out; empty: nobody knows who has logged in
 */
export function rememberLogin(email: string | null): void {
  writeTabText(LAST_LOGIN, email)
}

/**
 * The e-mail with which this tab has logged in, else with which it is about to order; null:
 * nobody knows.
 */
export function lastLogin(): string | null {
  // Only the checkout writes this key, so an object is a draft.
  const draft = parseJson(readTabText(CHECKOUT_DRAFT)) as Partial<CheckoutDraft> | null
  return (readTabText(LAST_LOGIN) ?? draft?.contact?.email) || null
}
