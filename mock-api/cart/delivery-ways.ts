import { DELIVERY_TYPE } from '#app/domain/delivery/delivery.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { deliveryPriceTo } from '../pricing/delivery-zones.ts'
import { pricedCart } from './priced-cart.ts'
import type { PromoCodes } from './promo-codes.ts'

/** Delivery types by which a vendor sends every product of theirs in the cart to the country, with their prices. */
export function deliveryWays(codes: PromoCodes, input: Parameters<typeof pricedCart>[1]) {
  const { lines } = pricedCart(codes, input)
  const { currencyId, countryId } = input.context
  return [DELIVERY_TYPE.STANDARD, DELIVERY_TYPE.HOME].flatMap((deliveryTypeId) => {
    const impossible = new Set(
      lines.filter(({ product }) => deliveryPriceTo(countryId, product, deliveryTypeId) === null).map(({ product }) => product.vendorId),
    )
    // What cannot come so stays as it lies: a code may hold by it.
    const offered = lines.map((line) => (impossible.has(line.product.vendorId) ? line : { ...line, deliveryTypeId }))
    const { parcels } = pricedCart(codes, { ...input, lines: offered }).totals
    return parcels
      .filter(({ vendorId }) => !impossible.has(vendorId))
      .map(({ vendorId, price }) => ({ vendorId, deliveryTypeId, price: toWire(price), currencyId }))
  })
}
