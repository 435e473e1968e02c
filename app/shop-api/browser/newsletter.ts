import type { NewsletterPlacement } from '../../domain/marketing/newsletter-popup.ts'
import type { User } from '../../domain/account/user.ts'
import { type CallResult, callShop } from './call-shop.ts'

/** What a shop API says of a sign-up. */
interface NewsletterAnswer {
  user: User | null
  /** A mail went out, whose link has to confirm it (EXT-52). A shop API without it counts the sign-up at once. */
  awaitsConfirmation?: boolean
}

/** Signs an e-mail up for the newsletter, also for guests (GAP-40). */
export async function signUpForNewsletter(email: string, placement: NewsletterPlacement): Promise<CallResult<NewsletterAnswer>> {
  const body = { newsletterAgreement: true, email, placement }
  return callShop('/shop/client/change-newsletter-agreement', { group: 'account', body })
}

/** @param token secret from the mailed link */
export async function confirmNewsletter(token: string): Promise<CallResult<object>> {
  return callShop('/shop/newsletter/confirm', { group: 'account', body: { token } })
}

/** Ends the newsletter, with or without a login. @param token secret from the mailed link */
export async function endNewsletter(token: string): Promise<CallResult<object>> {
  return callShop('/shop/newsletter/end', { group: 'account', body: { token } })
}
