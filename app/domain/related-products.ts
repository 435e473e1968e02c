import type { ProductId } from './ids.ts'
import { NO_FILTERS } from './filters.ts'
import type { Product } from './product.ts'
import { type SearchBodyParts, toSearchBody } from './search-body.ts'

/** Asked for in each tab: one more than is shown, as the product itself is left out (spec §7, GAP-88). */
export const RELATED_PER_PAGE = 21

/** Search for products of the same style; null when the product has none, and so no such tab. */
export function sameStyleSearch({ styles }: Pick<Product, 'styles'>): SearchBodyParts | null {
  return styles.length > 0 ? toSearchBody({ ...NO_FILTERS, styles: styles.map(({ id }) => id) }) : null
}

/** Search for more from a product's vendor. */
export function sameVendorSearch({ vendor }: Pick<Product, 'vendor'>): SearchBodyParts {
  return toSearchBody(NO_FILTERS, { vendor: vendor.id })
}

/** The found items without the product whose page it is. */
export function withoutProduct<Item extends { productId: ProductId }>(items: readonly Item[], id: ProductId): Item[] {
  return items.filter(({ productId }) => productId !== id)
}
