import type { PaidPart } from '#app/domain/cart/cart-totals.ts'
import type { CurrencyId } from '#app/domain/market.ts'
import type { OrderStatus } from '#app/domain/checkout/order-status.ts'
import type { DocumentRow } from '../../orders/document-rows.ts'
import type { OrderRow } from '../../orders/order-rows.ts'
import type { PricePoint } from '../../pricing/lowest-price.ts'
import type { PriceFacts } from '../../pricing/promo.ts'
import type { RecordedPrice } from '../../shop-changes/price-records.ts'

/** The facts of a world that the invariants check, as plain data so that tests can falsify them. Money in minor units. */
export interface WorldFacts {
  stock: StockFacts[]
  orders: OrderFacts[]
  series: SeriesFacts[]
  /** Every amount with its location. */
  amounts: { where: string; amount: unknown }[]
  likes: { owner: string; productId: number }[]
  prices: ProductPrices[]
  promotions: PromotionFacts[]
  changes: ChangeFacts[]
  codes: CodeFacts[]
}

/** A product that was changed or ordered. */
export interface StockFacts {
  productId: number
  catalog: number
  /** Stock added by hand. */
  correction: number
  stock: number
  /** Pieces in orders that did not return to stock. */
  held: number
}

/** An order with its parts. */
export interface OrderFacts extends Pick<
  OrderRow,
  'number' | 'currencyId' | 'discount' | 'products' | 'deliveries' | PaidPart | 'expectedTotals'
> {
  lines: { vendorId: number; quantity: number; regularPrice: number; promoPrice: number | null; paid: number }[]
  parcels: { vendorId: number; price: number; priceAfterDiscounts: number }[]
  payments: number[]
  /** Totals that carts and previews showed the owner, or to the guest that the owner was. */
  quotes: { currencyId: CurrencyId; total: number }[]
  status: OrderStatus
  /** States in the order in which it came into them. */
  events: { status: OrderStatus; at: number }[]
  /** Pieces of each line, and those that withdrawals took back. */
  withdrawn: { productId: number; ordered: number; withdrawn: number }[]
  refunds: number[]
  documents: { kind: DocumentRow['kind']; gross: number }[]
}

/** Numbers that a seller gave to documents of a kind in a year, in ascending order. */
export interface SeriesFacts {
  name: string
  sequences: number[]
}

/** A product whose price changed in the world, with the prices that the shop API shows. */
export interface ProductPrices extends PriceFacts {
  productId: number
  /** Instant of the shown prices; after a clock was set back, that of the last record, because current prices are those recorded then. */
  at: number
  /** Oldest first. */
  history: RecordedPrice[]
  shown: { percent: number | null; lowest: number | null }
}

/** A promotion seeded in the catalog, or active in the world. In grosze. */
export interface PromotionFacts {
  productId: number
  price: number
  /** Lowest price of the 30 days before its start; null: there was no price. */
  lowest: number | null
}

/** Prices that the world recorded for a product, in insertion order. */
export interface ChangeFacts {
  productId: number
  records: PricePoint[]
}

/** A code of limited use, public or of one client. */
export interface CodeFacts {
  code: string
  holder: string | null
  /** Number of uses allowed by the seed. */
  given: number
  /** Orders with the code that were not cancelled. */
  used: number
  left: number
}
