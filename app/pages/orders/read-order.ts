import type { RouteParams } from '../../addresses/route-params.ts'
import type { User } from '../../domain/account/user.ts'
import type { Order } from '../../domain/checkout/order.ts'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { requireUser } from '../require-user.ts'
import { orderOfLink } from './order-of-link.ts'

interface ReadOrder {
  order: Order
  /** Who is logged in and ordered; null: the reader has the link of a guest's order. */
  user: User | null
  /** Id of a payment, which stands for the login of a guest; null: the buyer is logged in. */
  payment: string | null
}

/**
 * The order of a page: of the buyer who is logged in, or a guest's by its link (EXT-46). The link of an account's order leads to the login. A link of no
 * order, or of another one, is a 404 like that of an order that is gone. @param path of the page, without the link's secret
 */
export async function readOrder(input: PrivatePageInput<RouteParams['order']>, path: string): Promise<ReadOrder> {
  const {
    params: { id, payment = null },
    session: { shop },
  } = input
  if (payment !== null) {
    const linked = await orderOfLink(shop, payment, ({ orderId }) => orderId === id)
    if (!linked) throw notFound()
    const { order, user } = linked
    if (order) return { order, user, payment: user ? null : payment }
  }
  const user = await requireUser(input, path)
  const order = await shop.order(id)
  if (!order) throw notFound()
  return { order, user, payment: null }
}
