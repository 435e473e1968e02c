import type { CategoryId, ProductId, VendorId } from '../ids.ts'
import type { Photo } from '../product/photo.ts'

/** How full a category is, and one of its products as an example. */
export interface CategoryExample {
  categoryId: CategoryId
  /** Products on sale in it. */
  total: number
  /** null: it has none. */
  product: { productId: ProductId; vendorId: VendorId; photo: Photo | null } | null
}
