import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'

/** The grid of cards. The first photo is the LCP element, so it is fetched with priority; the others wait for the first paint. */
export function ProductGrid({ items, input }: { items: readonly ListingItem[]; input: PageInput<unknown> }) {
  return (
    <ul className={styles.root}>
      {items.map((item, index) => (
        <li key={item.productId}>
          <ProductCard item={item} input={input} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}
