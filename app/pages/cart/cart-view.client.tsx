'use client'
import { useEffect, useEffectEvent } from 'react'
import { cartEvent } from '../../analytics/cart-event.ts'
import { track } from '../../analytics/track.ts'
import { type Cart, lineIn } from '../../domain/cart/cart.ts'
import type { Language } from '../../domain/language.ts'
import { useCart } from '../../features/cart/use-cart.client.ts'
import { Part } from '../../features/parts/part.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { CartIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { useAttempt } from '../../ui/failure-note/use-attempt.ts'
import { useKeptFocus } from '../../ui/kept-focus/use-kept-focus.ts'
import { CartChanges } from './cart-changes.tsx'
import { CartParcel } from './cart-parcel.tsx'
import { CartSummary } from './cart-summary.client.tsx'
import type { DeliveryCountries } from '../../features/delivery-country/delivery-countries.ts'
import styles from './cart-view.module.css'
import type { CartLabels } from './cart-labels.ts'
import { TakenOut } from './taken-out.client.tsx'
import { useCartChanges } from './use-cart-changes.client.ts'
import { useLineChanges } from './use-line-changes.client.ts'

interface CartViewProps {
  /** The server-rendered cart; absent if the server could not load it. */
  initial?: Cart | null
  labels: CartLabels
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  catalogHref: string
  favoritesHref: string
  checkoutHref: string
  countries: DeliveryCountries
}

/** Content of the cart page, kept up to date (spec §7, key cartDetails). */
export function CartView({ initial, labels, language, pathPrefix, catalogHref, favoritesHref, checkoutHref, countries }: CartViewProps) {
  const { data: cart, readAgain } = useCart(initial)
  const { isBusy: isRetrying, attempt } = useAttempt()
  const { isBusy, takenOut: last, setTakenOut, failureOf, during } = useLineChanges(labels)
  // It may be back: not taken out after all, or by another tab.
  const takenOut = last && !lineIn(cart, { ...last, productId: last.item.id }) && last
  const changes = useCartChanges(cart)
  const region = useKeptFocus()

  const trackView = useEffectEvent(() => cart && track('view_cart', cartEvent(cart)))
  const isFilled = Boolean(cart)
  useEffect(() => void (isFilled && trackView()), [isFilled])

  return <div {...region}>{content()}</div>

  function content() {
    if (cart === undefined) {
      return (
        <EmptyState
          titleAs="h1"
          title={labels.failedTitle}
          text={labels.failedText}
          icon={<WarningIcon size={40} />}
          actions={
            <Button isBusy={isRetrying} onClick={() => void attempt(readAgain)}>
              {labels.retry}
            </Button>
          }
        />
      )
    }
    const notices = (takenOut || changes.length > 0) && (
      <div className={styles.notices}>
        {takenOut && (
          <TakenOut
            key={takenOut.key}
            line={takenOut}
            labels={labels}
            language={language}
            favoritesHref={favoritesHref}
            // Late, another line may have been taken out.
            onBack={() => setTakenOut((shown) => (shown?.key === takenOut.key ? null : shown))}
          />
        )}
        <CartChanges changes={changes} language={language} labels={labels} />
      </div>
    )
    if (cart === null) {
      return (
        <>
          {notices && <div className={styles.empty}>{notices}</div>}
          <EmptyState
            titleAs="h1"
            title={labels.emptyTitle}
            text={labels.emptyText}
            icon={<CartIcon size={40} />}
            actions={<LinkButton href={catalogHref}>{labels.goToCatalog}</LinkButton>}
          />
        </>
      )
    }
    return (
      <div className={styles.root}>
        <h1 className={styles.title}>{labels.title}</h1>
        <div className={styles.parcels}>
          {notices}
          {cart.deliveries.map((delivery) => (
            <CartParcel
              key={`${delivery.vendor.id}/${delivery.deliveryTypeId}`}
              cart={cart}
              delivery={delivery}
              labels={labels}
              language={language}
              pathPrefix={pathPrefix}
              failureOf={failureOf}
              onChange={(line, change) => void during(line, change)}
              onTakenOut={setTakenOut}
            />
          ))}
        </div>
        <Part name="cartSummary">
          <CartSummary cart={cart} labels={labels} language={language} checkoutHref={checkoutHref} countries={countries} isBusy={isBusy} />
        </Part>
      </div>
    )
  }
}
