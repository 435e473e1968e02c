import type { NewsletterPlacement } from '../../domain/marketing/newsletter-popup.ts'
import type { User } from '../../domain/account/user.ts'
import { type CallResult, callShop } from './call-shop.ts'

/** Signs an e-mail up for the newsletter, also for guests (GAP-40). */
export async function signUpForNewsletter(email: string, placement: NewsletterPlacement): Promise<CallResult<{ user: User | null }>> {
  const body = { newsletterAgreement: true, email, placement }
  return callShop('/shop/client/change-newsletter-agreement', { group: 'account', body })
}
