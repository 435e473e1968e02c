import { isLoggedIn, type User } from '../../domain/account/user.ts'
import type { Order, Payment } from '../../domain/checkout/order.ts'
import type { PrivateShop } from '../../shop-api/private-shop.ts'

interface LinkedOrder {
  /** The payment whose unguessable id the link has. */
  found: Payment
  /** Who is logged in and ordered; null: the link alone opens the order. */
  user: User | null
  /** null: an account's order, which the link alone does not show (EXT-46). */
  order: Order | null
}

/**
 * The order of a mailed link, as the buyer who is logged in has it, else as the link shows it.
 * @returns null: a link of no payment, or of another order than the page's
 */
export async function orderOfLink(
  shop: Pick<PrivateShop, 'user' | 'payment' | 'order'>,
  payment: string,
  isOfPage: (found: Payment) => boolean,
): Promise<LinkedOrder | null> {
  const [user, found] = await Promise.all([shop.user(), shop.payment(payment)])
  if (!found || !isOfPage(found)) return null
  const own = isLoggedIn(user) ? await shop.order(found.orderId) : null
  return own ? { found, user, order: own } : { found, user: null, order: await shop.order(found.orderId, payment) }
}
