import type { ReactNode } from 'react'
import type { ShopEvent } from '../../analytics/events.ts'
import { analyticsItem } from '../../domain/product/analytics-item.ts'
import type { DeliveryOption } from '../../domain/delivery/delivery.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import { sourceLang } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { initialPurchase } from '../../domain/cart/purchase-context.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { type PurchaseFacts, PurchaseProvider } from './purchase.client.tsx'

interface PurchasableProps {
  input: PageInput<unknown>
  product: Product
  children: ReactNode
}

/** Provides the purchase context to its children; the island gets only the props that it needs. */
export function Purchasable({ input: { t, language, now }, product, children }: PurchasableProps) {
  const labels = {
    title: t('product:addedTitle'),
    heldTitle: t('product:heldTitle'),
    heldNote: t('product:heldNote'),
    close: t('common:close'),
    continueShopping: t('product:continueShopping'),
    goToCart: t('product:goToCart'),
    failed: t('product:addFailed'),
  }
  return (
    <PurchaseProvider product={factsOf(product, { language, now })} cartHref={href('cart', {}, language)} labels={labels}>
      {children}
    </PurchaseProvider>
  )
}

/** Analytics item of the product; its page has version 2 (GAP-121). */
export function trackedProduct(product: Product, now: number): ShopEvent {
  return { currency: product.prices.price.currencyId, items: [analyticsItem(product, now)], page_version: 2 }
}

function factsOf(product: Product, { language, now }: Pick<PageInput<unknown>, 'language' | 'now'>): PurchaseFacts {
  const { id, name, photos, amountOfAvailableItems, statusId, isVendorSuspended, classificationId, prices, deliveryConfigurations } =
    product
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
    initial: initialPurchase(deliveryConfigurations),
    deliveryTypeIds: Object.values(deliveryConfigurations).map((option: DeliveryOption) => option.deliveryTypeId),
    tracked: trackedProduct(product, now),
  }
}
