import type { Cart } from './cart.ts'
import { type CartSums, cartSums, SUM_NAMES } from './cart-sums.ts'
import type { Money } from '../pricing/money.ts'

/** What a cart cost before, where that is something else now. */
export interface FormerPrices {
  /** By lineKey(): what the line cost; null = the line is new. */
  lines: ReadonlyMap<string, Money | null>
  /** By parcelKey(): what the delivery cost, if it had a price. */
  parcels: ReadonlyMap<string, Money | null>
  sums: Partial<CartSums>
}

/** Names a parcel of a cart. */
export function parcelKey({ vendorId, deliveryTypeId }: { vendorId: number; deliveryTypeId: number }): string {
  return `${vendorId}/${deliveryTypeId}`
}

/** Names a line of a cart: a product by one way of delivery. */
export function lineKey(parcel: { vendorId: number; deliveryTypeId: number }, productId: number): string {
  return `${parcelKey(parcel)}/${productId}`
}

/** What of a cart costs otherwise than it did, so that a screen can mark it. */
export function formerPrices(before: Cart, now: Cart): FormerPrices {
  const [linesBefore, linesNow] = [linePrices(before), linePrices(now)]
  const [parcelsBefore, parcelsNow] = [parcelPrices(before), parcelPrices(now)]
  const [sumsBefore, sumsNow] = [cartSums(before), cartSums(now)]
  return {
    lines: new Map([...linesNow].flatMap(([key, price]) => changed(key, linesBefore.get(key) ?? null, price))),
    parcels: new Map([...parcelsNow].flatMap(([key, price]) => changed(key, parcelsBefore.get(key) ?? price, price))),
    sums: Object.fromEntries(SUM_NAMES.flatMap((sum) => changed(sum, sumsBefore[sum], sumsNow[sum]))),
  }
}

function changed(key: string, before: Money | null, now: Money | null): [string, Money | null][] {
  return before?.minor === now?.minor ? [] : [[key, before]]
}

function linePrices({ deliveries }: Cart): Map<string, Money> {
  const lines = deliveries.flatMap(({ vendor, deliveryTypeId, items }) =>
    items.map(({ id, quantity, price, promoPrice }) => {
      const { minor, currencyId } = promoPrice ?? price
      return [lineKey({ vendorId: vendor.id, deliveryTypeId }, id), { minor: minor * quantity, currencyId }] as const
    }),
  )
  return new Map(lines)
}

function parcelPrices({ deliveries }: Cart): Map<string, Money | null> {
  return new Map(deliveries.map(({ vendor, deliveryTypeId, price }) => [parcelKey({ vendorId: vendor.id, deliveryTypeId }), price]))
}
