import { isAvailable, type StockFacts } from '../product/availability.ts'
import { type CounterBounds, clampCount } from '../forms/counter.ts'
import { DELIVERY_TYPE } from '../delivery/delivery.ts'
import type { ProductId } from '../ids.ts'

/** What a shopper chose on a product's page. */
export interface PurchaseContext {
  quantity: number
  deliveryTypeId: number
}

/** The delivery type by which a product is sent: the chosen one where it is offered, else the first, else none. @param offered STANDARD first (spec §4) */
export function chosenType(offered: readonly { deliveryTypeId: number }[], chosen: number): number {
  const way = offered.find(({ deliveryTypeId }) => deliveryTypeId === chosen) ?? offered[0]
  return way?.deliveryTypeId ?? DELIVERY_TYPE.none
}

/** Bounds of a quantity (spec §5). */
export function quantityBounds({ amountOfAvailableItems }: Pick<StockFacts, 'amountOfAvailableItems'>): CounterBounds {
  return { min: 1, max: amountOfAvailableItems }
}

/** A quantity within its bounds; one when nothing is left. */
export function clampQuantity(quantity: number, facts: Pick<StockFacts, 'amountOfAvailableItems'>): number {
  return clampCount(quantity, quantityBounds(facts))
}

/** Quantity changes only with more than one item, a delivery, and the product available (spec §4, GAP-27). */
export function canChangeQuantity(facts: StockFacts, deliveryTypeId: number): boolean {
  return facts.amountOfAvailableItems > 1 && canAdd(facts, deliveryTypeId)
}

/** Nothing can be added without a delivery (GAP-10). */
export function canAdd(facts: StockFacts, deliveryTypeId: number): boolean {
  return deliveryTypeId !== DELIVERY_TYPE.none && isAvailable(facts)
}

/** Equal for adds that are the same while one is in flight: product, quantity, delivery type (spec §4). */
export function addKey({ productId, quantity, deliveryTypeId }: PurchaseContext & { productId: ProductId }): string {
  return `${productId}/${quantity}/${deliveryTypeId}`
}
