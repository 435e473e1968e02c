import type { CategoryId, ProductId, VendorId } from './ids.ts'

/** A product as analytics hears of it (spec §3). `price` is the wire's decimal amount. */
export interface AnalyticsItem {
  item_name: string
  item_id: ProductId
  item_variant_id: ProductId | null
  item_brand_id: VendorId
  item_brand: string
  price: number
  category: CategoryId | null
}
