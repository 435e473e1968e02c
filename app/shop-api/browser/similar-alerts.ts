import type { ProductId } from '../../domain/ids.ts'
import { type CallResult, callShop } from './call-shop.ts'

const group = 'account'

/** Mails a link that confirms an alert about products like this one (EXT-31). */
export async function requestSimilarAlert(productId: ProductId, email: string): Promise<CallResult<object>> {
  return callShop('/shop/similar-alerts', { group, body: { productId, email } })
}

/** @param token secret from the mailed link @returns the product that the alert is about */
export async function confirmSimilarAlert(token: string): Promise<CallResult<{ product: { id: number; name: string } }>> {
  return callShop('/shop/similar-alerts/confirm', { group, body: { token } })
}

/** Ends an alert and forgets its e-mail. @param token secret from the mailed link */
export async function endSimilarAlert(token: string): Promise<CallResult<object>> {
  return callShop('/shop/similar-alerts/end', { group, body: { token } })
}
