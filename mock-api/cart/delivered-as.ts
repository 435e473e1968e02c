import type { ResponseContext } from '../response-context.ts'
import type { CartLineRow } from './cart-rows.ts'
import { ownDeliveryPrice } from '../pricing/delivery-zones.ts'

/** The delivery type chosen for a vendor's products. */
interface ChosenDelivery {
  vendorId: number
  deliveryTypeId: number
}

/**
 * The lines of a cart with the delivery types chosen at the checkout: a line keeps its own if its vendor's choices include
 * it, else takes the vendor's only one. Null when the choices do not fit the cart: a vendor without a choice, or with one that
 * no line uses or that the vendor does not offer.
 */
export function deliveredAs(lines: readonly CartLineRow[], chosen: readonly ChosenDelivery[], { store, world }: ResponseContext) {
  const products = new Map(store.products.list(world, [...new Set(lines.map((line) => line.productId))]).map((row) => [row.id, row]))
  const taken = new Set<ChosenDelivery>()
  const delivered = new Map<string, CartLineRow>()
  for (const line of lines) {
    const product = products.get(line.productId)
    const ofVendor = chosen.filter(({ vendorId }) => vendorId === product?.vendorId)
    const own = ofVendor.find(({ deliveryTypeId }) => deliveryTypeId === line.deliveryTypeId)
    const choice = own ?? (ofVendor.length === 1 ? ofVendor[0] : undefined)
    if (!product || !choice) return null
    // As it lies in the cart it fits, and is not available if it is offered so no more.
    if (choice !== own && ownDeliveryPrice(product, choice.deliveryTypeId) === null) return null
    taken.add(choice)
    const { deliveryTypeId } = choice
    const key = `${line.productId} ${deliveryTypeId}`
    delivered.set(key, { ...line, deliveryTypeId, quantity: line.quantity + (delivered.get(key)?.quantity ?? 0) })
  }
  return taken.size === chosen.length ? [...delivered.values()] : null
}
