import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Product } from '../../domain/product/product.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'

/** Page size of a carousel's search (spec §7, GAP-88). */
export const CAROUSEL_SIZE = 21

/** Products of the same styles, without the product itself; none when it has no style (GAP-88). */
export async function sameStyle(shop: ShopApi, { id, styles }: Product): Promise<readonly ListingItem[]> {
  if (styles.length === 0) return []
  return others(shop, id, { styles: styles.map((style) => style.id) })
}

/** More products of the same vendor (spec §7: vendor and perPage 21). */
export async function moreFromVendor(shop: ShopApi, { id, vendor }: Product): Promise<readonly ListingItem[]> {
  return others(shop, id, { vendor: vendor.id, visibleOnGrid: 2 })
}

/** A failed carousel search gives an empty carousel, which is omitted: it never fails the page. */
async function others(shop: ShopApi, id: number, body: Parameters<ShopApi['search']>[0]): Promise<readonly ListingItem[]> {
  const page = await shop.search(body, { perPage: CAROUSEL_SIZE }).catch(() => null)
  return page?.items.filter(({ productId }) => productId !== id) ?? []
}
