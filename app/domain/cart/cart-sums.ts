import type { Money } from '../pricing/money.ts'
import type { Cart } from './cart.ts'
import type { PaidPart } from './cart-totals.ts'

/**
 * THE TABLE OF SUMS below a cart, an order and its confirmation, from the top. A new one = a row; what a cart and an order have of it, and its words on
 * screens and in mails, do not compile without it. `sign`: -1 of what comes off. `zero`: what is said of nothing.
 */
const SUMS = {
  products: { sign: 1, zero: 'amount' },
  delivery: { sign: 1, zero: 'free' },
  discount: { sign: -1, zero: 'absent' },
  total: { sign: 1, zero: 'amount' },
} as const satisfies Record<string, { sign: 1 | -1; zero: 'amount' | 'free' | 'absent' }>

export type Sum = keyof typeof SUMS
export const SUM_NAMES = Object.keys(SUMS) as readonly Sum[]

/** The sums below a cart or an order; of the discount, what comes off; of the delivery null where there is none. */
export type CartSums = Readonly<Record<Exclude<Sum, 'delivery'>, Money> & { delivery: Money | null }>

/** The sums that are shown, from the top: each as it adds to the total; `isFree` where a word stands for nothing, null for what there is not. */
export function shownSums(sums: CartSums): { sum: Sum; money: Money | null; isFree: boolean }[] {
  return SUM_NAMES.flatMap((sum) => {
    const [{ sign, zero }, money] = [SUMS[sum], sums[sum]]
    const isFree = money?.minor === 0 && zero === 'free'
    return zero === 'absent' && !(money && money.minor > 0)
      ? []
      : [{ sum, money: money && { ...money, minor: sign * money.minor }, isFree }]
  })
}

/** The sums of a cart, by the shop API; the discount is all that a code took off (GAP-96). */
export function cartSums({ products, deliveryCost: delivery, totalCost: total, discount }: Cart): CartSums {
  const off = Object.values(discount?.off ?? {}).reduce((sum, { minor }) => sum + minor, 0)
  return { products, delivery, discount: { ...total, minor: off }, total }
}

/** What came off an order, in minor units. Not counted from the total, to which further parts may add. */
export function amountOff(amounts: Readonly<Record<'products' | 'deliveries' | PaidPart, number>>): number {
  const { products, deliveries, productsAfterDiscounts, deliveriesAfterDiscounts } = amounts
  return products + deliveries - productsAfterDiscounts - deliveriesAfterDiscounts
}
