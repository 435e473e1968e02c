import type { ReactNode } from 'react'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { PageInput } from '../../page.ts'
import { ProductCards } from '../product-card/product-cards.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  items: readonly ListingItem[]
  input: PageInput<unknown>
  /** URL of the listing whose view is tracked; absent: none. */
  trackedAs?: string
  /** Banners, shown after the first row of cards whatever their number. */
  banners?: ReactNode
}

/** The grid of cards. The first photo is the LCP element, so it is fetched with priority; the others wait for the first paint. */
export function ProductGrid({ banners, ...props }: ProductGridProps) {
  return (
    <ProductCards
      {...props}
      list={{ className: styles.root }}
      isFirstEager
      between={
        banners && (
          <li className={styles.banners} key="banners">
            {banners}
          </li>
        )
      }
    />
  )
}
