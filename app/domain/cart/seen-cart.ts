// What a cart was when its shopper last saw it, so that the next visit can say what is different. Kept in the browser alone.
import type { Cart } from './cart.ts'
import { lineKey } from './changed-prices.ts'
import type { CurrencyId } from '../market.ts'
import type { Money } from '../pricing/money.ts'

/** Key in the browser's local storage. */
export const SEEN_CART = 'seenCart'

/** A cart as it was last shown: no names and no person, lines by lineKey(). */
export interface SeenCart {
  currencyId: CurrencyId
  lines: Readonly<Record<string, { /** Of one piece, minor units. */ price: number; isAvailable: boolean }>>
}

/** One line that is not what it was. */
export interface CartChange {
  /** By lineKey(). */
  line: string
  name: string
  /** Gone: no longer to be had in this quantity; back: to be had again. */
  kind: 'price' | 'gone' | 'back'
  /** Of one piece; the same unless the price changed. */
  before: Money
  now: Money
}

/** What a cart shows now, to compare the next one with. */
export function seenCart({ deliveries, totalCost: { currencyId } }: Cart): SeenCart {
  const lines = deliveries.flatMap(({ vendor, deliveryTypeId, items }) =>
    items.map(({ id, price, promoPrice, isAvailable }) => [
      lineKey({ vendorId: vendor.id, deliveryTypeId }, id),
      { price: (promoPrice ?? price).minor, isAvailable },
    ]),
  )
  return { currencyId, lines: Object.fromEntries(lines) }
}

/** What changed in lines that were there before; nothing when the cart was seen in another currency. */
export function changesSince(seen: SeenCart, cart: Cart): CartChange[] {
  const { currencyId, lines: now } = seenCart(cart)
  if (seen.currencyId !== currencyId) return []
  const items = cart.deliveries.flatMap(({ vendor, deliveryTypeId, items }) =>
    items.map(({ id, name }) => ({ name, key: lineKey({ vendorId: vendor.id, deliveryTypeId }, id) })),
  )
  return items.flatMap(({ name, key }) => {
    const [before, after] = [seen.lines[key], now[key]]
    if (!before || !after) return []
    const kind = kindOf(before, after)
    const money = (minor: number): Money => ({ minor, currencyId })
    return kind === null ? [] : [{ line: key, name, kind, before: money(before.price), now: money(after.price) }]
  })
}

type SeenLine = SeenCart['lines'][string]

/** What a line cannot be bought for does not matter: that it is gone comes first. */
function kindOf(before: SeenLine, now: SeenLine): CartChange['kind'] | null {
  if (before.isAvailable && !now.isAvailable) return 'gone'
  if (!now.isAvailable) return null
  if (before.price !== now.price) return 'price'
  return before.isAvailable ? null : 'back'
}
