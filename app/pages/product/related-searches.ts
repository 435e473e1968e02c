import type { ListingItem } from '../../domain/product/listing-item.ts'
import { kindOf } from '../../domain/product/kind.ts'
import type { Product } from '../../domain/product/product.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'

/** Page size of the search for more of a vendor (spec §7, GAP-88). */
const VENDOR_SIZE = 21
/** Page size of the search for similar pieces: three screens of a desktop. The link below them leads to the others. */
const SIMILAR_SIZE = 12

/**
 * Products of the same kind, the most alike first, without the product and its variants; none when it has no category (GAP-88, EXT-25).
 * Null: the search failed.
 */
export async function similarPieces(shop: ShopApi, product: Product): Promise<readonly ListingItem[] | null> {
  const kind = kindOf(product)
  if (!kind) return []
  const variants = product.variantGroup?.options.map((option) => option.product.id) ?? []
  const items = await others(shop, product.id, { categories: [kind.id], visibleOnGrid: 2, similarTo: product.id }, SIMILAR_SIZE)
  return items && items.filter(({ productId }) => !variants.includes(productId))
}

/** More products of the same vendor (spec §7: vendor and perPage 21). */
export async function moreFromVendor(shop: ShopApi, { id, vendor }: Product): Promise<readonly ListingItem[]> {
  return (await others(shop, id, { vendor: vendor.id, visibleOnGrid: 2 }, VENDOR_SIZE)) ?? []
}

/** A failed carousel search, null, never fails the page. */
async function others(shop: ShopApi, id: number, body: Parameters<ShopApi['search']>[0], perPage: number) {
  const page = await shop.search(body, { perPage }).catch(() => null)
  return page?.items.filter(({ productId }) => productId !== id) ?? null
}
