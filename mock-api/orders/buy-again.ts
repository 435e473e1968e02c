import { toWire } from '#app/domain/pricing/money.ts'
import { DeliveryTypeId } from '#app/shop-api/contract/cart.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import { addProduct } from '../cart/add-product.ts'
import { isOnSale } from '../cart/priced-cart.ts'
import { effectivePrice } from '../pricing/promo.ts'
import type { ResponseContext } from '../response-context.ts'
import type { OrderRow, OrderRows } from './order-rows.ts'

interface AgainInput {
  key: OwnerKey
  row: OrderRow
  context: ResponseContext
}

type AgainParts = Parameters<typeof addProduct>[0] & { checkout: { orders: Pick<OrderRows, 'lines'> } }

/** Puts what is still for sale of an order into the cart, at the prices of now (EXT-16). The caller holds a transaction. */
export function buyAgain(parts: AgainParts, { key, row, context }: AgainInput) {
  const results = parts.checkout.orders.lines(row).map(({ productId, name, quantity, deliveryTypeId: orderedAs }) => {
    const deliveryTypeId = DeliveryTypeId.parse(orderedAs)
    const product = context.store.products.offer(key.world, productId)
    const productPrice = product ? toWire(context.convert(effectivePrice(product, context.now))) : 0
    const wanted = { productId, quantity, deliveryTypeId, productPrice, currencyCode: context.currencyId }
    const isInCart = parts.checkout.carts.lines(key).some((line) => line.productId === productId)
    const { status, body } = addProduct(parts, { key, wanted, context })
    // All the pieces that there are lie in the cart already: nothing of it is left out.
    const isWhole = isInCart && status === 409 && product !== undefined && isOnSale(product)
    const added = 'data' in body ? body.data.added : 0
    return { isAdded: status === 200 || isWhole, line: { id: productId, name, quantity: added, ordered: quantity } }
  })
  const [added, left] = [true, false].map((isWanted) => results.flatMap(({ isAdded, line }) => (isAdded === isWanted ? [line] : [])))
  return { added: added ?? [], left: (left ?? []).map(({ id, name }) => ({ id, name })) }
}
