import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import styles from './former-price.module.css'

interface FormerPriceProps {
  /** Nothing is marked without one. */
  price: Money | null | undefined
  language: Language
  /** `before` has the slot price. */
  labels: { before?: string }
  /** On a line of its own, or in that of the amount. @default 'above' */
  place?: 'above' | 'beside'
}

/** Marks an amount that changed while it was in view: shows the former amount, not colour alone. */
export function FormerPrice({ price, language, labels: { before = '{price}' }, place = 'above' }: FormerPriceProps) {
  if (!price) return null
  return (
    <>
      <span className={styles.root} data-place={place}>
        {fillSlots(before, { price: formatPrice(price, language) })}
      </span>{' '}
    </>
  )
}
