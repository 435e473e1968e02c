import type { ListingItem } from '../../domain/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'

/** Cards in the first row of the widest grid: their pictures are in view at once. */
const FIRST_ROW = 4

/** The grid of cards. */
export function ProductGrid({ items, input }: { items: readonly ListingItem[]; input: PageInput<unknown> }) {
  return (
    <ul className={styles.root}>
      {items.map((item, index) => (
        <li key={item.productId}>
          <ProductCard item={item} input={input} loading={photoLoading(index)} />
        </li>
      ))}
    </ul>
  )
}

function photoLoading(index: number): 'first' | 'eager' | 'lazy' {
  if (index === 0) return 'first'
  return index < FIRST_ROW ? 'eager' : 'lazy'
}
