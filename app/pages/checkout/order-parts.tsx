import type { Cart } from '../../domain/cart/cart.ts'
import { cartSums } from '../../domain/cart/cart-sums.ts'
import { type FormerPrices, lineKey, parcelKey } from '../../domain/cart/changed-prices.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { formatDayMonth } from '../../domain/time/instant.ts'
import { OrderParcels } from '../../features/order-sums/order-parcels.tsx'
import { OrderSums } from '../../features/order-sums/order-sums.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'

interface OrderPartsProps {
  cart: Cart
  /** Amounts that have changed since the shopper last confirmed them; null = none. */
  former: FormerPrices | null
  language: Language
  labels: CheckoutLabels
  /** New sums are loading. */
  isBusy: boolean
  /** As of OrderSums. @default true */
  isSaid?: boolean
}

/** Items, delivery and total of the order. */
export function OrderParts({ cart, former, language, labels, isBusy, isSaid = true }: OrderPartsProps) {
  const parcels = cart.deliveries.map(({ vendor, deliveryTypeId, price, arrivesBy, items }) => {
    const parcel = { vendorId: vendor.id, deliveryTypeId }
    return {
      ...parcel,
      vendor: vendor.name,
      price,
      until: price && arrivesBy ? fillSlots(labels.until, { date: formatDayMonth(arrivesBy) }) : null,
      former: former?.parcels.get(parcelKey(parcel)),
      items: items.map(({ id, name, quantity, price, promoPrice, isAvailable }) => ({
        id,
        name,
        quantity,
        price: promoPrice ?? price,
        former: former?.lines.get(lineKey(parcel, id)),
        isGone: !isAvailable,
      })),
    }
  })
  return (
    <>
      <OrderParcels language={language} labels={labels} parcels={parcels} />
      <OrderSums sums={cartSums(cart)} former={former?.sums} language={language} labels={labels} isBusy={isBusy} isSaid={isSaid} />
    </>
  )
}
