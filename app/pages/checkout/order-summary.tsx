import type { Cart } from '../../domain/cart/cart.ts'
import { cartSums, type FormerPrices, lineKey, parcelKey } from '../../domain/cart/changed-prices.ts'
import type { Language } from '../../domain/language.ts'
import { OrderSums } from '../../features/order-sums/order-sums.tsx'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'
import { OrderParcels } from '../../features/order-sums/order-parcels.tsx'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  cart: Cart
  /** Amounts that have changed since the shopper last confirmed them; null = none. */
  former: FormerPrices | null
  language: Language
  labels: CheckoutLabels
  /** New sums are loading. */
  isBusy: boolean
  /** Why the sums are not those of the choice; null = they are, or the error is shown elsewhere. */
  failure: string | null
}

/** Summary of the order: items, delivery, total. The order button is below it. */
export function OrderSummary({ cart, former, language, labels, isBusy, failure }: OrderSummaryProps) {
  const parcels = cart.deliveries.map(({ vendor, deliveryTypeId, price, items }) => {
    const parcel = { vendorId: vendor.id, deliveryTypeId }
    return {
      ...parcel,
      vendor: vendor.name,
      price,
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
    <aside className={styles.root} aria-labelledby="order-title">
      <h2 id="order-title" className={styles.title}>
        {labels.yourOrder}
      </h2>
      <OrderParcels language={language} labels={labels} parcels={parcels} />
      <OrderSums sums={cartSums(cart)} former={former?.sums} language={language} labels={labels} isBusy={isBusy} />
      <FailureNote text={failure} />
    </aside>
  )
}
