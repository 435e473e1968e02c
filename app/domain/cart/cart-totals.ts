// What a cart costs (spec §3, Cart details; GAP-77, GAP-96). A part of summary.discount = a row in DISCOUNT_PARTS.
import { FREE_DELIVERY_FROM_PLN, hasFreeDelivery } from '../delivery/delivery.ts'
import { MAIN_CURRENCY } from '../market.ts'

/**
 * What each part of a discount is off, in the order in which they are taken: a part is off what the ones before it left.
 * `each`: off every item or parcel, else off their sum. `isWarehouse`: only parcels whose items are all in a warehouse.
 */
export const DISCOUNT_PARTS = {
  productsPrices: { of: 'products', each: true, isWarehouse: false },
  products: { of: 'products', each: false, isWarehouse: false },
  deliveriesPrices: { of: 'deliveries', each: true, isWarehouse: false },
  deliveriesWarehouse: { of: 'deliveries', each: true, isWarehouse: true },
  deliveriesMOV: { of: 'deliveries', each: false, isWarehouse: false },
  deliveries: { of: 'deliveries', each: false, isWarehouse: false },
} as const satisfies Record<string, { of: 'products' | 'deliveries'; each: boolean; isWarehouse: boolean }>

export type DiscountPart = keyof typeof DISCOUNT_PARTS

/** What a code takes off in one part: per cent, or an amount in grosze. */
export interface Discount {
  part: DiscountPart
  percent?: number
  amount?: number
}

/** A line that can be bought. Prices in grosze. */
export interface CartLine {
  vendorId: number
  deliveryTypeId: number
  quantity: number
  unitPrice: number
  deliveryPrice: number
  isInWarehouse: boolean
}

/** What one vendor sends by one way of delivery. */
export interface Parcel {
  vendorId: number
  deliveryTypeId: number
  price: number
  priceAfterDiscounts: number
  /** What its products are short of going free; 0 when the delivery costs nothing, or nothing goes free there. */
  freeDeliveryMissing: number
}

/**
 * THE PARTS OF A TOTAL, of which each is a column of an order (db/order-tables.ts). A new one = its name here; who sums up, stores, bills and checks it
 * does not compile without it.
 */
export const PAID_PARTS = ['productsAfterDiscounts', 'deliveriesAfterDiscounts'] as const
export type PaidPart = (typeof PAID_PARTS)[number]

/** What is paid for a cart or an order, in minor units. */
export function totalOf(parts: Readonly<Record<PaidPart, number>>): number {
  return sum(PAID_PARTS.map((part) => parts[part]))
}

/** Minor units of one currency. */
export interface CartTotals extends Record<PaidPart, number> {
  parcels: Parcel[]
  products: number
  deliveries: number
  totalCost: number
  /** What is paid for each line, all its pieces, in the order of the lines: its price less its part of every discount. They sum to productsAfterDiscounts. */
  paidForLines: readonly number[]
  /** What came off, by part. */
  discount: Record<DiscountPart, number>
}

interface CartSums {
  lines: readonly CartLine[]
  discounts: readonly Discount[]
  /** Whether goods above the threshold go free where they are sent (EXT-49). */
  keepsFreeDelivery: boolean
  /** Grosze as minor units of the currency of the totals (GAP-76). */
  convert: (grosze: number) => number
}

/**
 * The totals of a cart. A vendor's parcel costs as much as the dearest delivery in it, and nothing above the threshold,
 * which counts the parcel's products after discounts, in PLN in every market (GAP-77).
 */
export function cartTotals({ lines, discounts, keepsFreeDelivery, convert }: CartSums): CartTotals {
  const groups = [...Map.groupBy(lines, (line) => `${line.vendorId} ${line.deliveryTypeId}`).values()]
  const products = amountsOf(lines, convert)
  const offProducts = takeOff(products, ofProducts(discounts), convert)
  const inPln = amountsOf(lines, (grosze) => grosze)
  takeOff(inPln, ofProducts(discounts), (grosze) => grosze)
  const left = new Map(lines.map((line, index) => [line, inPln[index]?.left ?? 0]))

  const open = groups.map((group) => {
    return openParcel(group, { productsInPln: sum(group.map((line) => left.get(line) ?? 0)), keepsFreeDelivery, convert })
  })
  const deliveries = open.map(({ price, isInWarehouse }) => ({ left: price, count: 1, isInWarehouse }))
  const offDeliveries = takeOff(deliveries, ofDeliveries(discounts), convert)
  const paid = {
    productsAfterDiscounts: sum(products.map(({ left }) => left)),
    deliveriesAfterDiscounts: sum(deliveries.map(({ left }) => left)),
  }
  return {
    parcels: open.map(({ isInWarehouse: _isInWarehouse, ...parcel }, index) =>
      Object.assign(parcel, { priceAfterDiscounts: deliveries[index]?.left ?? parcel.price }),
    ),
    products: sum(lines.map((line) => convert(line.unitPrice) * line.quantity)),
    deliveries: sum(open.map(({ price }) => price)),
    ...paid,
    totalCost: totalOf(paid),
    paidForLines: products.map(({ left }) => left),
    discount: { ...NOTHING_OFF, ...offProducts, ...offDeliveries },
  }
}

/** What comes off without a code. */
export const NOTHING_OFF: Readonly<Record<DiscountPart, number>> = {
  products: 0,
  deliveries: 0,
  deliveriesPrices: 0,
  deliveriesMOV: 0,
  deliveriesWarehouse: 0,
  productsPrices: 0,
}

const ofProducts = (discounts: readonly Discount[]) => discounts.filter(({ part }) => DISCOUNT_PARTS[part].of === 'products')
const ofDeliveries = (discounts: readonly Discount[]) => discounts.filter(({ part }) => DISCOUNT_PARTS[part].of === 'deliveries')

/** What is left of a price while discounts are taken off, and how many pieces it is for. */
interface Amount {
  left: number
  count: number
  isInWarehouse: boolean
}

function amountsOf(lines: readonly CartLine[], convert: (grosze: number) => number): Amount[] {
  return lines.map(({ unitPrice, quantity, isInWarehouse }) => ({ left: convert(unitPrice) * quantity, count: quantity, isInWarehouse }))
}

function openParcel(
  group: readonly CartLine[],
  { productsInPln, keepsFreeDelivery, convert }: Pick<CartSums, 'keepsFreeDelivery' | 'convert'> & { productsInPln: number },
) {
  const [first] = group
  const listPrice = Math.max(...group.map((line) => line.deliveryPrice))
  const isFree = listPrice === 0 || (keepsFreeDelivery && hasFreeDelivery({ minor: productsInPln, currencyId: MAIN_CURRENCY }))
  return {
    vendorId: first?.vendorId ?? 0,
    deliveryTypeId: first?.deliveryTypeId ?? 0,
    price: isFree ? 0 : convert(listPrice),
    // Strictly above the threshold, so one grosz more than what is short of it; a grosz is no cent, but not nothing either.
    freeDeliveryMissing: isFree || !keepsFreeDelivery ? 0 : Math.max(1, convert(FREE_DELIVERY_FROM_PLN * 100 + 1 - productsInPln)),
    isInWarehouse: group.every((line) => line.isInWarehouse),
  }
}

/** Takes discounts off the amounts, which become less, and says how much came off by part. */
function takeOff(amounts: Amount[], discounts: readonly Discount[], convert: (grosze: number) => number) {
  const off: Partial<Record<DiscountPart, number>> = {}
  const inOrder = Object.keys(DISCOUNT_PARTS).flatMap((part) => discounts.filter((discount) => discount.part === part))
  for (const discount of inOrder) {
    const { each, isWarehouse } = DISCOUNT_PARTS[discount.part]
    const reached = amounts.filter((amount) => !isWarehouse || amount.isInWarehouse)
    const parts = each ? reached.map((amount) => offEach(amount, discount, convert)) : offSum(reached, discount, convert)
    for (const [index, amount] of reached.entries()) amount.left -= parts[index] ?? 0
    off[discount.part] = (off[discount.part] ?? 0) + sum(parts)
  }
  return off
}

function offEach({ left, count }: Amount, discount: Discount, convert: (grosze: number) => number): number {
  return offOne(left / count, discount, convert) * count
}

/** A discount off a sum, as its shares of the amounts: to the last grosz they come to it. */
function offSum(amounts: readonly Amount[], discount: Discount, convert: (grosze: number) => number): number[] {
  const total = sum(amounts.map(({ left }) => left))
  const off = offOne(total, discount, convert)
  let [seen, given] = [0, 0]
  return amounts.map(({ left }) => {
    seen += left
    const share = total === 0 ? 0 : Math.round((off * seen) / total) - given
    given += share
    return share
  })
}

function offOne(price: number, { percent, amount = 0 }: Discount, convert: (grosze: number) => number): number {
  return Math.min(price, percent === undefined ? convert(amount) : Math.round((price * percent) / 100))
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
