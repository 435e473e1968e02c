import type { CategoryId, ProductId, VendorId } from '../ids.ts'
import { toWire } from '../pricing/money.ts'
import { effectivePrice } from '../pricing/price.ts'
import type { Product } from './product.ts'

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

/** The product of a page, at what it costs now. */
export function analyticsItem(
  product: Pick<Product, 'id' | 'name' | 'vendor' | 'prices' | 'categories' | 'variantGroup'>,
  now: number,
): AnalyticsItem {
  const { id, name, vendor, prices, categories, variantGroup } = product
  return {
    item_name: name,
    item_id: id,
    item_variant_id: variantGroup && id,
    item_brand_id: vendor.id,
    item_brand: vendor.name,
    price: toWire(effectivePrice(prices, now).minor),
    category: categories[0] ?? null,
  }
}
