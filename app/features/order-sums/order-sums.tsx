import { type CartSums, shownSums, type Sum } from '../../domain/cart/cart-sums.ts'
import { priceOrDash } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { FormerPrice } from './former-price.tsx'
import styles from './order-sums.module.css'

interface OrderSumsProps {
  sums: CartSums
  /** Former sums, if they changed: marked. @default none */
  former?: Partial<CartSums> | undefined
  language: Language
  labels: Readonly<Record<Sum | 'free', string>> & { before?: string }
  /** New sums are loading. @default false */
  isBusy?: boolean
  /** The total is read out when it changes. @default true */
  isSaid?: boolean
}

/** Totals of a cart or an order, as computed by the shop API (GAP-96). */
export function OrderSums({ sums, former, language, labels, isBusy = false, isSaid = true }: OrderSumsProps) {
  return (
    <dl className={styles.root} aria-busy={isBusy}>
      {shownSums(sums).map(({ sum, money, isFree }) => (
        <div key={sum} className={sum === 'total' ? styles.total : undefined}>
          <dt>{labels[sum]}</dt>
          {/* A live region: the total is the main effect of a cart change. */}
          <dd aria-live={isSaid && sum === 'total' ? 'polite' : undefined}>
            <FormerPrice price={former?.[sum]} language={language} labels={labels} />
            <span>{isFree ? labels.free : priceOrDash(money, language)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
