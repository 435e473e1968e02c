import { CLASSIFICATION, isLastItem, isSoldOut, isUnique, type StockFacts } from './availability.ts'
import type { TagId } from '../ids.ts'
import type { Instant } from '../time/instant.ts'
import { announcedReduction, type Price } from '../pricing/price.ts'
import { isPromoLabelActive, type PromoLabel } from '../pricing/promo-label.ts'

/** A product's badge; its words are the reader's, except for a promo label, which brings its own. */
export type ProductBadge =
  | { kind: 'sold-out' | 'last-item' | 'unique' | 'vintage' | 'antique' | 'bestseller' | 'free-delivery' | 'two-days-shipping' }
  | { kind: 'promo'; percent: number }
  | { kind: 'promo-label'; text: string }

/** What badges are made of; a ListingItem has it all. */
export interface BadgeFacts {
  isSoldOut: boolean
  isLastItem: boolean
  classification: { unique: boolean; vintage: boolean; antique: boolean }
  price: Price
  bestseller: boolean
  hasFreeShipping: boolean
  hasFreeDelivery: boolean
  twoDaysShipping: boolean
  promoLabels: readonly PromoLabel[]
  tags: readonly TagId[]
}

/** What the product page's Product has instead. */
export interface ProductFacts extends StockFacts {
  prices: Price
  isBestseller: boolean
  hasFreeShipping: boolean
  hasFreeDelivery: boolean
  shippingDays: number
  promoLabels: readonly PromoLabel[]
  tags: readonly TagId[]
}

/**
 * Badges of a card, most important first: where there is room for one, it is the first (GAP-26, GAP-90). A sold product has none of those that
 * speak of its price or delivery.
 */
export function itemBadges(facts: BadgeFacts, now: Instant): ProductBadge[] {
  const isOffered = !facts.isSoldOut
  const percent = announcedReduction(facts.price, now)?.percent ?? null
  const labels = facts.promoLabels.filter((label) => isPromoLabelActive(label, { tags: facts.tags, now }))
  const inOrder: (ProductBadge | false)[] = [
    facts.isSoldOut && { kind: 'sold-out' },
    facts.isLastItem && { kind: 'last-item' },
    facts.classification.unique && { kind: 'unique' },
    facts.classification.vintage && { kind: 'vintage' },
    facts.classification.antique && { kind: 'antique' },
    isOffered && percent !== null && { kind: 'promo', percent },
    facts.bestseller && { kind: 'bestseller' },
    // GAP-78: the vendor's free shipping and the 350 PLN rule share one badge.
    isOffered && (facts.hasFreeShipping || facts.hasFreeDelivery) && { kind: 'free-delivery' },
    isOffered && facts.twoDaysShipping && { kind: 'two-days-shipping' },
    ...(isOffered ? labels : []).map(({ text }): ProductBadge => ({ kind: 'promo-label', text })),
  ]
  return inOrder.filter((badge) => badge !== false)
}

/** Badges of the product page, in the same order. */
export function productBadges(product: ProductFacts, now: Instant): ProductBadge[] {
  return itemBadges(toBadgeFacts(product), now)
}

/** A product's facts as badges read them; also for making a ListingItem. */
export function toBadgeFacts(product: ProductFacts): BadgeFacts {
  return {
    isSoldOut: isSoldOut(product),
    isLastItem: isLastItem(product),
    classification: {
      unique: isUnique(product),
      vintage: product.classificationId === CLASSIFICATION.vintage,
      antique: product.classificationId === CLASSIFICATION.antique,
    },
    price: product.prices,
    bestseller: product.isBestseller,
    hasFreeShipping: product.hasFreeShipping,
    hasFreeDelivery: product.hasFreeDelivery,
    twoDaysShipping: product.shippingDays <= TWO_DAYS_SHIPPING,
    promoLabels: product.promoLabels,
    tags: product.tags,
  }
}

/** A product that ships within so many working days says so (GAP-66). */
export const TWO_DAYS_SHIPPING = 2
