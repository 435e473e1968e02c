import { isAvailable } from '#app/domain/product/availability.ts'
import { cartTotals, type CartTotals } from '#app/domain/cart/cart-totals.ts'
import { TWO_DAYS_SHIPPING } from '#app/domain/product/product-badges.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { ListedProduct, OfferedProduct } from '../store/product-rows.ts'
import type { ResponseContext } from '../response-context.ts'
import { deliveryPriceTo, isServed, keepsFreeDelivery, ownDeliveryPrice } from '../pricing/delivery-zones.ts'
import { effectivePrice } from '../pricing/promo.ts'
import type { CartLineRow } from './cart-rows.ts'
import type { PromoCodeRow, PromoCodes } from './promo-codes.ts'

/** A line with the current state of its product. */
export interface PricedLine extends CartLineRow {
  product: ListedProduct
  /** Pieces that can be had this way; 0 of what is not on sale, however many there are. */
  amountOfAvailableItems: number
  /** On sale, deliverable this way and in stock in this quantity. Other lines are in no sum (GAP-100). */
  isAvailable: boolean
}

/** A cart with its current prices. */
export interface PricedCart {
  lines: PricedLine[]
  totals: CartTotals
  /** Null: no code was given, or it is not valid. */
  promoCode: PromoCodeRow | null
  isPromoCodeRefused: boolean
}

interface PricingInput {
  owner: OwnerKey['owner']
  lines: readonly CartLineRow[]
  code: string | null
  context: ResponseContext
}

/** Prices a cart by the catalog and the codes at the instant of the response. */
export function pricedCart(codes: PromoCodes, { owner, lines, code, context }: PricingInput): PricedCart {
  const { store, world, now, convert } = context
  const products = new Map(store.products.list(world, [...new Set(lines.map((line) => line.productId))]).map((row) => [row.id, row]))
  const wanted = Map.groupBy(lines, (line) => line.productId)
  const priced = lines.flatMap((line): PricedLine[] => {
    const product = products.get(line.productId)
    if (!product) return []
    const pieces = (wanted.get(line.productId) ?? []).reduce((sum, { quantity }) => sum + quantity, 0)
    const isOffered = isOnSale(product) && ownDeliveryPrice(product, line.deliveryTypeId) !== null
    const amountOfAvailableItems = isOffered ? product.stock : 0
    return [{ ...line, product, amountOfAvailableItems, isAvailable: pieces <= amountOfAvailableItems }]
  })
  const counted = priced.filter((line) => line.isAvailable).map((line) => countedLine(line, context))
  const productsValue = counted.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0)
  const found = code === null ? undefined : codes.holding({ world, owner }, code, now)
  const promoCode = found && productsValue >= found.minValue ? found : null
  return {
    lines: priced,
    totals: cartTotals({
      lines: counted,
      discounts: promoCode?.discounts ?? [],
      keepsFreeDelivery: keepsFreeDelivery(context.countryId),
      convert,
    }),
    promoCode,
    isPromoCodeRefused: code !== null && promoCode === null,
  }
}

/** Whether a product can be bought at all. */
export function isOnSale(product: OfferedProduct): boolean {
  return isAvailable({ ...product, amountOfAvailableItems: product.stock })
}

/**
 * Whether the vendor of a line sends to the country (EXT-49). What is not sent there has no price of delivery, and stops the order. A way that is
 * offered no more is no matter of the country: the line is not available.
 */
export function isDelivered({ product }: PricedLine, { countryId }: Pick<ResponseContext, 'countryId'>): boolean {
  return isServed(product.vendorId, countryId)
}

function countedLine({ product, quantity, deliveryTypeId }: PricedLine, { now, countryId }: ResponseContext) {
  return {
    vendorId: product.vendorId,
    deliveryTypeId,
    quantity,
    unitPrice: effectivePrice(product, now),
    deliveryPrice: deliveryPriceTo(countryId, product, deliveryTypeId) ?? 0,
    // The shop does not say which products are in a warehouse; those that ship within two days count as such.
    isInWarehouse: product.shippingDays <= TWO_DAYS_SHIPPING,
  }
}
