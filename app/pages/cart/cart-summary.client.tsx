'use client'
import { canCheckOut, type Cart } from '../../domain/cart/cart.ts'
import { cartSums } from '../../domain/cart/cart-sums.ts'
import type { Language } from '../../domain/language.ts'
import { CheckoutLink } from '../../features/cart/checkout-link.client.tsx'
import { DeliveryCountry } from '../../features/delivery-country/delivery-country.client.tsx'
import { OrderSums } from '../../features/order-sums/order-sums.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { DeliveryCountries } from '../../features/delivery-country/delivery-countries.ts'
import styles from './cart-summary.module.css'
import type { CartLabels } from './cart-labels.ts'
import { PromoCodeForm } from './promo-code-form.client.tsx'

interface CartSummaryProps {
  cart: Cart
  labels: CartLabels
  language: Language
  checkoutHref: string
  countries: DeliveryCountries
  /** New sums are loading. */
  isBusy: boolean
}

/** Totals, and the link to the checkout. */
export function CartSummary({ cart, labels, language, checkoutHref, countries, isBusy }: CartSummaryProps) {
  return (
    <aside className={styles.root} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        {labels.summary}
      </h2>
      {cart.countryId !== null && <DeliveryCountry label={labels.country} countryId={cart.countryId} countries={countries} />}
      <OrderSums sums={cartSums(cart)} language={language} labels={labels} isBusy={isBusy} />
      <PromoCodeForm cart={cart} labels={labels} />
      {canCheckOut(cart) ? (
        <CheckoutLink href={checkoutHref} isWide>
          {labels.checkout}
        </CheckoutLink>
      ) : (
        <>
          <p className={styles.blocked}>{labels.blocked}</p>
          <Button isWide disabled>
            {labels.checkout}
          </Button>
        </>
      )}
    </aside>
  )
}
