'use client'
import type { ReactNode } from 'react'
import { canCheckOut } from '../domain/cart/cart.ts'
import { formatPrice } from '../domain/pricing/format-price.ts'
import type { Language } from '../domain/language.ts'
import { CheckoutLink } from '../features/cart/checkout-link.client.tsx'
import { useCart } from '../features/cart/use-cart.client.ts'
import styles from './bottom-bar.module.css'

interface CartBarProps {
  language: Language
  checkoutHref: string
  labels: { total: string; checkout: string }
  /** The default variant, shown for an empty cart. */
  children: ReactNode
}

/** The bar's cart variant: the total and the link to the checkout (spec §2). */
export function CartBar({ language, checkoutHref, labels, children }: CartBarProps) {
  const { data: cart } = useCart()
  if (!cart) return children
  return (
    <div className={styles.process}>
      <p>
        <span>{labels.total}</span> <strong className="nowrap">{formatPrice(cart.totalCost, language)}</strong>
      </p>
      {canCheckOut(cart) && <CheckoutLink href={checkoutHref}>{labels.checkout}</CheckoutLink>}
    </div>
  )
}
