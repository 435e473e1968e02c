import type { CartSums } from '../../domain/cart/cart.ts'
import { deliveryPriceText, formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { FormerPrice } from './former-price.tsx'
import styles from './order-sums.module.css'

interface OrderSumsProps {
  sums: CartSums
  /** Former sums, if they changed: marked. @default none */
  former?: Partial<CartSums> | undefined
  language: Language
  labels: { products: string; delivery: string; discount: string; total: string; free: string; before?: string }
  /** New sums are loading. @default false */
  isBusy?: boolean
}

/** Totals of a cart or an order, as computed by the shop API (GAP-96). */
export function OrderSums({ sums, former, language, labels, isBusy = false }: OrderSumsProps) {
  const price = (money: Money) => formatPrice(money, language)
  const mark = (sum: keyof typeof sums) => <FormerPrice price={former?.[sum]} language={language} labels={labels} />
  return (
    <dl className={styles.root} aria-busy={isBusy}>
      <div>
        <dt>{labels.products}</dt>
        <dd>
          {mark('products')}
          <span>{price(sums.products)}</span>
        </dd>
      </div>
      <div>
        <dt>{labels.delivery}</dt>
        <dd>
          {mark('delivery')}
          <span>{deliveryPriceText(sums.delivery, labels.free, language)}</span>
        </dd>
      </div>
      {sums.discount.minor > 0 && (
        <div>
          <dt>{labels.discount}</dt>
          <dd>
            {mark('discount')}
            <span>{price({ ...sums.discount, minor: -sums.discount.minor })}</span>
          </dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>{labels.total}</dt>
        {/* A live region: the total is the main effect of a cart change. */}
        <dd aria-live="polite">
          {mark('total')}
          <span>{price(sums.total)}</span>
        </dd>
      </div>
    </dl>
  )
}
