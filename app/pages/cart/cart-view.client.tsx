'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { cartEvent } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Language } from '../../domain/language.ts'
import { useCart } from '../../features/cart/use-cart.client.ts'
import type { CallFailure } from '../../shop-api/browser/call-shop.ts'
import type { LineId } from '../../shop-api/browser/cart.ts'
import { failureText } from '../../shop-api/browser/failure-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { useFailure } from '../../ui/failure-note/use-failure.ts'
import { CartIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { CartParcel } from './cart-parcel.tsx'
import { CartSummary } from './cart-summary.client.tsx'
import styles from './cart-view.module.css'
import type { CartLabels } from './cart-labels.ts'

interface CartViewProps {
  /** The server-rendered cart; absent if the server could not load it. */
  initial?: Cart | null
  labels: CartLabels
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  catalogHref: string
  checkoutHref: string
}

/** Content of the cart page, kept up to date (spec §7, key cartDetails). */
export function CartView({ initial, labels, language, pathPrefix, catalogHref, checkoutHref }: CartViewProps) {
  const { data: cart, readAgain } = useCart(initial)
  const [isRetrying, setIsRetrying] = useState(false)
  const [pendingCount, setPendingCount] = useState(0)
  // State here, not in the line: a removed line is unmounted until the shop API refuses the removal.
  const [failed, setFailed] = useState<LineId | null>(null)
  const { text, fail } = useFailure()
  const heading = useRef<HTMLHeadingElement>(null)

  const trackView = useEffectEvent(() => cart && track('view_cart', cartEvent(cart)))
  const isFilled = Boolean(cart)
  useEffect(() => void (isFilled && trackView()), [isFilled])

  /** Shows that sums are loading, and the error at its line if a change fails. */
  async function during(line: LineId, change: Promise<CallFailure | null>) {
    fail(null)
    setPendingCount((count) => count + 1)
    const failure = await change
    setPendingCount((count) => count - 1)
    if (failure?.kind === 'cancelled') return
    setFailed(line)
    fail(failure && failureText(failure, labels))
  }

  const failureOf = ({ productId, deliveryTypeId }: LineId) =>
    failed?.productId === productId && failed.deliveryTypeId === deliveryTypeId ? text : null

  async function retry() {
    setIsRetrying(true)
    await readAgain()
    setIsRetrying(false)
  }

  if (cart === undefined) {
    return (
      <EmptyState
        titleAs="h1"
        title={labels.failedTitle}
        text={labels.failedText}
        icon={<WarningIcon size={40} />}
        actions={
          <Button isBusy={isRetrying} onClick={() => void retry()}>
            {labels.retry}
          </Button>
        }
      />
    )
  }
  if (cart === null) {
    return (
      <EmptyState
        titleAs="h1"
        title={labels.emptyTitle}
        text={labels.emptyText}
        icon={<CartIcon size={40} />}
        actions={<LinkButton href={catalogHref}>{labels.goToCatalog}</LinkButton>}
      />
    )
  }
  return (
    <div className={styles.root}>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {labels.title}
      </h1>
      <div className={styles.parcels}>
        {cart.deliveries.map((delivery) => (
          <CartParcel
            key={`${delivery.vendor.id}/${delivery.deliveryTypeId}`}
            delivery={delivery}
            labels={labels}
            language={language}
            pathPrefix={pathPrefix}
            failureOf={failureOf}
            onChange={(line, change) => void during(line, change)}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </div>
      <CartSummary cart={cart} labels={labels} language={language} checkoutHref={checkoutHref} isBusy={pendingCount > 0} />
    </div>
  )
}
