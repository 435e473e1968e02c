import type { ShopEvent } from '../../analytics/events.ts'
import type { CategoryId, ProductId, VendorId } from '../../domain/ids.ts'
import type { CurrencyId } from '../../domain/market.ts'
import { toWire } from '../../domain/pricing/money.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'

/** A card as its analytics events name it. */
export interface TrackedCard {
  productId: ProductId
  title: string
  vendor: { id: VendorId; name: string }
  /** Price of one piece in minor units and its default delivery; absent: it cannot be added from here. */
  offer?: { minor: number; deliveryTypeId: number }
  /** If it is not that of the page's market. */
  currency?: CurrencyId
  /** What the card does not show. */
  tracked: {
    category: CategoryId | null
    /** The product is a variant of another. @default false */
    isVariant?: boolean
    /** Decimal amount. @default that of the offer */
    price?: number
  }
}

/** The facts of an item's event that its card does not hold already. */
export function trackedFacts({ gaEvent }: Pick<ListingItem, 'gaEvent'>, offer: TrackedCard['offer'] | null): TrackedCard['tracked'] {
  return {
    category: gaEvent.category,
    ...(gaEvent.item_variant_id !== null && { isVariant: true }),
    ...((!offer || toWire(offer.minor) !== gaEvent.price) && { price: gaEvent.price }),
  }
}

/** The analytics event of a card. @param market currency of the page's market */
export function cardEvent({ productId, title, vendor, offer, tracked, currency }: TrackedCard, market: CurrencyId): ShopEvent {
  const item = {
    item_name: title,
    item_id: productId,
    item_variant_id: tracked.isVariant ? productId : null,
    item_brand_id: vendor.id,
    item_brand: vendor.name,
    price: tracked.price ?? toWire(offer?.minor ?? 0),
    category: tracked.category,
  }
  return { currency: currency ?? market, items: [item] }
}
