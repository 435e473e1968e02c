import type { CurrencyId } from '#app/domain/market.ts'
import type { OrderRow } from '../../orders/order-rows.ts'
import type { PricePoint } from '../../pricing/lowest-price.ts'
import type { PriceFacts } from '../../pricing/promo.ts'
import type { RecordedPrice } from '../../shop-changes/price-records.ts'

/** What of a world the invariants look at, plain so that a test can make it wrong. Money in minor units. */
export interface WorldFacts {
  stock: StockFacts[]
  orders: OrderFacts[]
  /** Every amount with the place where it stands. */
  amounts: { where: string; amount: unknown }[]
  likes: { owner: string; productId: number }[]
  prices: ProductPrices[]
  promotions: PromotionFacts[]
  changes: ChangeFacts[]
  codes: CodeFacts[]
}

/** A product that was touched or ordered. */
export interface StockFacts {
  productId: number
  catalog: number
  /** Pieces that were put in by hand. */
  correction: number
  stock: number
  /** In orders whose pieces did not come back. */
  held: number
}

/** An order with its parts. */
export interface OrderFacts extends Pick<
  OrderRow,
  | 'number'
  | 'currencyId'
  | 'discount'
  | 'products'
  | 'productsAfterDiscounts'
  | 'deliveries'
  | 'deliveriesAfterDiscounts'
  | 'expectedTotals'
> {
  lines: { vendorId: number; quantity: number; regularPrice: number; promoPrice: number | null }[]
  parcels: { vendorId: number; price: number; priceAfterDiscounts: number }[]
  payments: number[]
  /** Totals that previews answered to its owner, or to the guest that the owner was. */
  quotes: { currencyId: CurrencyId; total: number }[]
}

/** A product whose price was changed in the world, with what the shop tells of it. */
export interface ProductPrices extends PriceFacts {
  productId: number
  /** The instant of what is shown; on a clock that was set back that of the last record, since what holds now is what was recorded then. */
  at: number
  /** Oldest first. */
  history: RecordedPrice[]
  shown: { percent: number | null; lowest: number | null }
}

/** A promotion of the catalog as the seed wrote it, or one that runs in the world. In grosze. */
export interface PromotionFacts {
  productId: number
  price: number
  /** Of the 30 days before it began; null: there was no price. */
  lowest: number | null
}

/** Prices that the world recorded for a product, in the order in which they were written. */
export interface ChangeFacts {
  productId: number
  records: PricePoint[]
}

/** A code of limited use, of everybody or of one client. */
export interface CodeFacts {
  code: string
  holder: string | null
  /** Uses that the seed gave it. */
  given: number
  /** Orders by it that were not cancelled. */
  used: number
  left: number
}
