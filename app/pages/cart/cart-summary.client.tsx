'use client'
import { canCheckOut, type Cart, discountTotal } from '../../domain/cart.ts'
import { formatPrice } from '../../domain/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Money } from '../../domain/money.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import styles from './cart-summary.module.css'
import type { CartWords } from './cart-words.ts'
import { PromoCodeForm } from './promo-code-form.client.tsx'

interface CartSummaryProps {
  cart: Cart
  words: CartWords
  language: Language
  checkoutHref: string
  /** Sums are on their way. */
  isBusy: boolean
}

/** What it all costs, by the shop's own sums (GAP-96), and the way to the checkout. */
export function CartSummary({ cart, words, language, checkoutHref, isBusy }: CartSummaryProps) {
  const off = discountTotal(cart)
  const price = (money: Money) => formatPrice(money, language)
  return (
    <aside className={styles.root} aria-labelledby="cart-summary" aria-busy={isBusy}>
      <h2 id="cart-summary" className={styles.title}>
        {words.summary}
      </h2>
      <dl className={styles.sums}>
        <Sum term={words.products} value={price(cart.products)} />
        <Sum term={words.delivery} value={cart.deliveryCost.minor === 0 ? words.free : price(cart.deliveryCost)} />
        {off.minor > 0 && <Sum term={words.discount} value={price({ ...off, minor: -off.minor })} />}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          {/* Said when it changes: the sum is what a change of the cart is about. */}
          <dd aria-live="polite">{price(cart.totalCost)}</dd>
        </div>
      </dl>
      <PromoCodeForm cart={cart} words={words} />
      {canCheckOut(cart) ? (
        <LinkButton href={checkoutHref} isWide>
          {words.checkout}
        </LinkButton>
      ) : (
        <>
          <p className={styles.blocked}>{words.blocked}</p>
          <Button isWide disabled>
            {words.checkout}
          </Button>
        </>
      )}
    </aside>
  )
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
