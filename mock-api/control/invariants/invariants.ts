// Invariants of every world. An invariant = a row in INVARIANTS: a pure function over facts.
import { DAY_MS } from '#app/domain/time/instant.ts'
import { DISCOUNT_PARTS, type DiscountPart, PAID_PARTS, type PaidPart, totalOf } from '#app/domain/cart/cart-totals.ts'
import { MAIN_CURRENCY } from '#app/domain/market.ts'
import { isSameTotals, orderTotals } from '#app/domain/checkout/order-totals.ts'
import { percentDiscount } from '#app/domain/pricing/price.ts'
import { paidAt } from '#app/domain/checkout/order-status.ts'
import { effectivePrice, openPromo } from '../../pricing/promo.ts'
import { lastRecord, movesAfter } from '../../shop-changes/price-records.ts'
import type {
  ChangeFacts,
  CodeFacts,
  OrderFacts,
  ProductPrices,
  PromotionFacts,
  SeriesFacts,
  StockFacts,
  WorldFacts,
} from './world-facts.ts'

/** A violated invariant. */
export interface Violation {
  where: string
  expected: string
  actual: string
}

interface Checked {
  /** Number of items checked. */
  checked: number
  violations: Violation[]
}

interface Invariant {
  title: string
  check: (facts: WorldFacts) => Checked
}

export const INVARIANTS = {
  stock: { title: 'No piece is sold twice: stock and orders come to what was there', check: ({ stock }) => each(stock, stockViolations) },
  'order-totals': { title: 'Totals of orders are the sums of their parts', check: ({ orders }) => each(orders, totalViolations) },
  'totals-shown': { title: 'No order costs what its owner was not shown', check: ({ orders }) => each(orders, shownViolations) },
  'order-states': {
    title: 'An order is in the state that it came into last (EXT-16)',
    check: ({ orders }) => each(orders, stateViolations),
  },
  withdrawals: {
    title: 'Nobody withdraws from more pieces than were ordered, or gets more back than was paid (EXT-17)',
    check: ({ orders }) => each(orders, withdrawalViolations),
  },
  documents: {
    title: 'Documents of an order sum to what was paid less what was refunded; numbers of a seller have no gap (EXT-48)',
    check: ({ orders, series }) => {
      const [sums, numbers] = [each(orders, documentViolations), each(series, seriesViolations)]
      return { checked: sums.checked + numbers.checked, violations: [...sums.violations, ...numbers.violations] }
    },
  },
  'minor-units': { title: 'Money is whole minor units, never less than nothing', check: ({ amounts }) => each(amounts, amountViolations) },
  'unique-likes': { title: 'Nobody likes a product twice', check: ({ likes }) => checkLikes(likes) },
  percentages: {
    title: 'Prices, percentages and 30-day lows are those of the price history',
    check: ({ prices }) => each(prices, priceViolations),
  },
  promotions: {
    title: 'Every promotion is below the lowest price of the 30 days before it (EXT-01)',
    check: ({ promotions }) => each(promotions, promotionViolations),
  },
  'append-only': { title: 'Price changes were only ever appended', check: ({ changes }) => each(changes, appendViolations) },
  'promo-uses': { title: 'Codes were used as often as orders say', check: ({ codes }) => each(codes, codeViolations) },
} as const satisfies Record<string, Invariant>

/** Checks all invariants. */
export function checkWorld(facts: WorldFacts): ({ name: string; title: string; ok: boolean } & Checked)[] {
  return Object.entries(INVARIANTS).map(([name, { title, check }]) => {
    const { checked, violations } = check(facts)
    return { name, title, ok: violations.length === 0, checked, violations }
  })
}

const PARTS = Object.keys(DISCOUNT_PARTS).filter((part): part is DiscountPart => part in DISCOUNT_PARTS)

function each<T>(items: readonly T[], violationsOf: (item: T) => Violation[]): Checked {
  return { checked: items.length, violations: items.flatMap(violationsOf) }
}

function differ(where: string, expected: unknown, actual: unknown): Violation[] {
  return expected === actual ? [] : [{ where, expected: String(expected), actual: String(actual) }]
}

function stockViolations({ productId, catalog, correction, stock, held }: StockFacts): Violation[] {
  const where = `product ${productId}`
  if (stock < 0) return [{ where, expected: 'no less than 0 in stock', actual: String(stock) }]
  return differ(where, `${catalog + correction} in stock or in orders`, `${stock + held} in stock or in orders`)
}

/** What each part of a total must be: what it sums up, and what came off. */
const PAID: Readonly<Record<PaidPart, (order: OrderFacts) => number>> = {
  productsAfterDiscounts: ({ products, discount }) => products - off(discount, 'products'),
  deliveriesAfterDiscounts: ({ deliveries, discount }) => deliveries - off(discount, 'deliveries'),
}

function totalViolations(order: OrderFacts): Violation[] {
  const { number, lines, parcels, payments } = order
  const products = sum(lines.map(({ quantity, regularPrice, promoPrice }) => quantity * (promoPrice ?? regularPrice)))
  return [
    ...differ(`${number} products`, products, order.products),
    ...differ(`${number} deliveries`, sum(parcels.map(({ price }) => price)), order.deliveries),
    ...PAID_PARTS.flatMap((part) => differ(`${number} ${part}`, PAID[part](order), order[part])),
    ...differ(`${number} paid for lines`, order.productsAfterDiscounts, sum(lines.map(({ paid }) => paid))),
    ...differ(
      `${number} parcels after discounts`,
      order.deliveriesAfterDiscounts,
      sum(parcels.map((parcel) => parcel.priceAfterDiscounts)),
    ),
    ...payments.flatMap((amount) => differ(`${number} payment`, totalOf(order), amount)),
  ]
}

/** Compares an order's totals with those in its request, else with those that a cart or a preview showed its owner. */
function shownViolations({ number, currencyId, expectedTotals, quotes, lines, parcels, ...order }: OrderFacts): Violation[] {
  const amounts = [
    ...parcels.map(({ vendorId, price }) => ({ vendorId, amount: price })),
    ...lines.map(({ vendorId, quantity, regularPrice, promoPrice }) => ({ vendorId, amount: quantity * (promoPrice ?? regularPrice) })),
  ]
  const totals = orderTotals({ currencyId, total: totalOf(order), amounts })
  if (expectedTotals) {
    const isShown = isSameTotals(expectedTotals, totals)
    return isShown ? [] : [{ where: number, expected: JSON.stringify(expectedTotals), actual: JSON.stringify(totals) }]
  }
  const shown = quotes.filter((quote) => quote.currencyId === currencyId).map(({ total }) => total)
  return shown.includes(totals.total) ? [] : [{ where: number, expected: `one of [${shown.join(', ')}]`, actual: String(totals.total) }]
}

function stateViolations({ number, status, events }: OrderFacts): Violation[] {
  return differ(`${number} state`, events.at(-1)?.status, status)
}

function withdrawalViolations({ number, withdrawn, refunds, ...order }: OrderFacts): Violation[] {
  const paid = totalOf(order)
  const refunded = sum(refunds)
  const pieces = withdrawn.filter((line) => line.withdrawn > line.ordered)
  return [
    ...pieces.map(({ productId, ordered, withdrawn }) => ({
      where: `${number} product ${productId}`,
      expected: `${ordered} pieces at most`,
      actual: String(withdrawn),
    })),
    ...(refunded <= paid ? [] : [{ where: `${number} refund`, expected: `${paid} at most`, actual: String(refunded) }]),
  ]
}

function documentViolations({ number, status, events, documents, refunds, ...order }: OrderFacts): Violation[] {
  const total = totalOf(order)
  const grossOf = (kind: string) => sum(documents.filter((document) => document.kind === kind).map(({ gross }) => gross))
  const isInvoiced = paidAt(events) !== null
  const back = isInvoiced && status === 'CANCELLED' ? total : sum(refunds)
  return [
    ...differ(`${number} proformas`, total, grossOf('PROFORMA')),
    ...differ(`${number} invoices`, isInvoiced ? total : 0, grossOf('INVOICE')),
    ...differ(`${number} corrections`, back, 0 - grossOf('CORRECTION')),
  ]
}

function seriesViolations({ name, sequences }: SeriesFacts): Violation[] {
  return differ(
    name,
    `1 to ${sequences.length}`,
    sequences.every((sequence, index) => sequence === index + 1) ? `1 to ${sequences.length}` : sequences.join(', '),
  )
}

function off(discount: OrderFacts['discount'], of: 'products' | 'deliveries'): number {
  return sum(PARTS.filter((part) => DISCOUNT_PARTS[part].of === of).map((part) => discount?.[part] ?? 0))
}

function amountViolations({ where, amount }: WorldFacts['amounts'][number]): Violation[] {
  const isGood = amount === null || (Number.isSafeInteger(amount) && Number(amount) >= 0)
  return isGood ? [] : [{ where, expected: 'a whole number of grosze or cents', actual: String(amount) }]
}

function checkLikes(likes: WorldFacts['likes']): Checked {
  const hearts = [...Map.groupBy(likes, ({ owner, productId }) => `${owner} likes product ${productId}`)]
  return {
    checked: likes.length,
    violations: hearts.flatMap(([where, { length }]) => differ(where, 'once', length === 1 ? 'once' : `${length} times`)),
  }
}

function priceViolations(product: ProductPrices): Violation[] {
  const { productId, at, history, regularPrice, shown } = product
  const where = `product ${productId}`
  const last = lastRecord(history, at)
  if (!last) return [{ where, expected: 'a recorded price', actual: 'none' }]
  const paid = movesAfter(last.at, product).findLast((move) => move.at <= at)?.price ?? last.price
  const promo = openPromo(product, at)
  const percent = percentDiscount({ minor: paid, currencyId: MAIN_CURRENCY }, { minor: regularPrice, currencyId: MAIN_CURRENCY })
  return [
    ...differ(`${where} price`, paid, effectivePrice(product, at)),
    ...differ(`${where} percentage`, promo && percent >= 1 ? percent : null, shown.percent),
    ...differ(`${where} 30-day low`, promo ? lowestIn(history, promo.startsAt) : null, shown.lowest),
  ]
}

/** EXT-01 by brute force: every price in effect during the 30 days before a reduction. */
function lowestIn(history: ProductPrices['history'], before: number): number | null {
  const held = history.filter(({ at }, index) => at < before && (history[index + 1]?.at ?? Infinity) > before - 30 * DAY_MS)
  return held.length === 0 ? null : Math.min(...held.map(({ price }) => price))
}

function promotionViolations({ productId, price, lowest }: PromotionFacts): Violation[] {
  const isLawful = lowest !== null && price < lowest
  return isLawful ? [] : [{ where: `product ${productId}`, expected: `below ${lowest ?? 'a price it had before'}`, actual: String(price) }]
}

function appendViolations({ productId, records }: ChangeFacts): Violation[] {
  return records.flatMap(({ at }, index) => {
    const before = records[index - 1]?.at ?? -Infinity
    const when = (instant: number) => new Date(instant).toISOString()
    return at > before ? [] : [{ where: `product ${productId}`, expected: `after ${when(before)}`, actual: when(at) }]
  })
}

function codeViolations({ code, holder, given, used, left }: CodeFacts): Violation[] {
  return differ(holder === null ? code : `${code} of ${holder}`, `${given - used} uses left`, `${left} uses left`)
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
