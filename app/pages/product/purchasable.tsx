import type { ReactNode } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { analyticsItem } from '../../domain/product/analytics-item.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import { slots } from '../../domain/fill-slots.ts'
import { sourceLang } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { shownDelivery } from './shown-delivery.ts'
import { type PurchaseFacts, PurchaseProvider } from './purchase.client.tsx'

interface PurchasableProps {
  input: PageInput<unknown>
  product: Product
  children: ReactNode
}

/** Provides the purchase context to its children; the island gets only the props that it needs. */
export function Purchasable({ input, product, children }: PurchasableProps) {
  const { t, language } = input
  const labels = {
    title: t('product:addedTitle'),
    heldTitle: t('product:heldTitle'),
    heldNote: t('product:heldNote'),
    addedPart: t('product:addedPart', slots('added', 'asked')),
    close: t('common:close'),
    continueShopping: t('product:continueShopping'),
    goToCart: t('product:goToCart'),
    failed: t('product:addFailed'),
  }
  return (
    <PurchaseProvider product={factsOf(product, input)} cartHref={href('cart', {}, language)} labels={labels}>
      {children}
    </PurchaseProvider>
  )
}

/** Analytics item of the product; its page has version 2 (GAP-121). */
export function trackedProduct(product: Product, now: number): ShopEvent {
  return { currency: product.prices.price.currencyId, items: [analyticsItem(product, now)], page_version: 2 }
}

function factsOf(product: Product, input: PageInput<unknown>): PurchaseFacts {
  const { id, name, photos, amountOfAvailableItems, statusId, isVendorSuspended, classificationId, prices } = product
  const { language, now } = input
  return {
    id,
    name,
    lang: sourceLang(language),
    imageUrl: photos[0]?.url ?? null,
    amountOfAvailableItems,
    statusId,
    isVendorSuspended,
    classificationId,
    price: effectivePrice(prices, now),
    delivery: shownDelivery(product, input),
    tracked: trackedProduct(product, now),
  }
}
