import type { Cart, CartDelivery } from '../../domain/cart/cart.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { deliveryPriceText, formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { formatDayMonth } from '../../domain/time/instant.ts'
import type { TakenOutLine } from '../../features/cart/take-out.client.ts'
import { Part } from '../../features/parts/part.tsx'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import type { LineId } from '../../shop-api/browser/cart.ts'
import { CartLine } from './cart-line.client.tsx'
import styles from './cart-parcel.module.css'
import type { CartLabels } from './cart-labels.ts'

interface CartParcelProps {
  /** The cart on screen. */
  cart: Cart
  delivery: CartDelivery
  labels: CartLabels
  language: Language
  pathPrefix: string
  /** Error of the last change of a line. */
  failureOf: (line: LineId) => string | null
  /** Called with every change in flight. */
  onChange: (line: LineId, change: Promise<CallFailure | null>) => void
  /** Called when a line leaves the cart, and with it the focused element. */
  onTakenOut: (line: TakenOutLine) => void
}

/** The items of one vendor with one way of delivery (GAP-93). */
export function CartParcel({ cart, delivery, labels, language, pathPrefix, failureOf, onChange, onTakenOut }: CartParcelProps) {
  const { vendor, deliveryTypeId, price, freeDeliveryMissing, isDelivered, arrivesBy, items } = delivery
  const titleId = `parcel-${vendor.id}-${deliveryTypeId}`
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.vendor}>
          <span className={styles.from}>{labels.soldBy}</span> <span>{vendor.name}</span>
        </h2>
        {isDelivered ? (
          <p className={styles.delivery}>
            <span>{labels.deliveryTypes[deliveryTypeId]}</span>
            {': '}
            <span className="nowrap">{deliveryPriceText(price, labels.free, language)}</span>
            {price && arrivesBy && <span>{`, ${fillSlots(labels.until, { date: formatDayMonth(arrivesBy) })}`}</span>}
          </p>
        ) : (
          <p className={styles.undelivered}>{labels.notSentThere}</p>
        )}
        {freeDeliveryMissing.minor > 0 && (
          <p className={styles.missing}>{fillSlots(labels.freeDeliveryMissing, { amount: formatPrice(freeDeliveryMissing, language) })}</p>
        )}
      </header>
      <ul className={styles.lines}>
        {items.map((item) => (
          <li key={item.id}>
            <Part name="cartLine">
              <CartLine
                cart={cart}
                item={item}
                vendor={vendor}
                deliveryTypeId={deliveryTypeId}
                labels={labels}
                language={language}
                pathPrefix={pathPrefix}
                failure={failureOf({ productId: item.id, deliveryTypeId })}
                onChange={(change) => onChange({ productId: item.id, deliveryTypeId }, change)}
                onTakenOut={onTakenOut}
              />
            </Part>
          </li>
        ))}
      </ul>
    </section>
  )
}
