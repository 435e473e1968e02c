import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import styles from './former-price.module.css'

interface FormerPriceProps {
  /** The former amount; without it nothing is marked. */
  price: Money | null | undefined
  language: Language
  /** `before` has the placeholder `{price}`. */
  labels: { before?: string }
  /** On its own line, or inline with the amount. @default 'above' */
  place?: 'above' | 'beside'
}

/** Marks an amount that changed while it was visible: shows the former amount as text, not only by colour. */
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
