'use client'
import { useState } from 'react'
import { itemCount } from '../../domain/cart/item-count.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { FormerPrices } from '../../domain/cart/changed-prices.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { ChevronDownIcon } from '../../ui/icons/icons.tsx'
import type { CheckoutLabels } from './checkout-labels.ts'
import { OrderParts } from './order-parts.tsx'
import styles from './total-bar.module.css'

interface TotalBarProps {
  cart: Cart
  former: FormerPrices | null
  language: Language
  labels: CheckoutLabels
  isBusy: boolean
  /** The total is read out here when it changes: not where another one on the screen is, or it would be heard twice. */
  isSaid: boolean
}

/** On a phone the total stays in sight in every step, and opens to its parts. They are rendered when they are opened. */
export function TotalBar({ cart, former, language, labels, isBusy, isSaid }: TotalBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.root} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.bar}>
        <span className={styles.title}>
          <span>{`${labels.yourOrder} (${itemCount(cart.deliveries)})`}</span>
          <ChevronDownIcon size={16} />
        </span>
        <strong className={styles.total} aria-live={isSaid ? 'polite' : undefined} aria-busy={isBusy}>
          {formatPrice(cart.totalCost, language)}
        </strong>
      </summary>
      {isOpen && (
        <div className={styles.parts}>
          <OrderParts cart={cart} former={former} language={language} labels={labels} isBusy={isBusy} isSaid={false} />
        </div>
      )}
    </details>
  )
}
