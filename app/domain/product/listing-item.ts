import type { AnalyticsItem } from './analytics-item.ts'
import type { CategoryId, ProductId, VendorId } from '../ids.ts'
import type { CurrencyId } from '../market.ts'
import type { Photo } from './photo.ts'
import type { Price } from '../pricing/price.ts'
import type { BadgeFacts } from './product-badges.ts'

/** A product as a card shows it (spec §3, Listing item). */
export interface ListingItem extends BadgeFacts {
  productId: ProductId
  href: string
  title: string
  /** Address of the main photo; null means the placeholder (GAP-89). */
  imageUrl: string | null
  /** At most two: the main photo and the one shown on hover. */
  photos: readonly Photo[]
  price: Price & {
    currency: CurrencyId
    /** What may be said of the promo price, null for nothing (EXT-01); whether it still holds is announcedReduction's to say. */
    promoPercentage: number | null
  }
  isPriceNegotiable: boolean
  vendor: { id: VendorId; name: string; href: string }
  variants: readonly { id: number; imageUrl: string | null; color: string | null; text: string }[]
  categories: readonly CategoryId[]
  /** Default delivery type, for adding from the card; -1 = not to be added. */
  deliveryTypeId: number
  gaEvent: AnalyticsItem
}

/** A place where a card will be (spec §3). */
export interface ListingSkeleton {
  /** Unique among the skeletons of a grid; negative, so it is never a product's. */
  productId: number
  isSkeleton: true
}
