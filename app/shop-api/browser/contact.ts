import type { ProductId } from '../../domain/ids.ts'
import { type CallResult, callShop } from './call-shop.ts'

/** A message to the shop; `productId` null: it is about no product. */
interface ContactMessage {
  name: string
  email: string
  subject: string
  message: string
  productId: ProductId | null
}

/** Mails a message to the shop (EXT-37). */
export async function sendContactMessage(message: ContactMessage): Promise<CallResult<object>> {
  return callShop('/shop/contact-messages', { group: 'account', body: message })
}
