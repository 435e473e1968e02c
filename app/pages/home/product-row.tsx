import type { ListingItem } from '../../domain/product/listing-item.ts'
import { skeletons } from '../../domain/search/skeletons.ts'
import { CardSkeleton } from '../../features/listing/card-skeletons.tsx'
import { ProductCards } from '../../features/product-card/product-cards.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { SectionHeader } from '../../ui/section-header/section-header.tsx'
import { HOME_ROWS, type HomeRowName } from './home-rows.ts'
import styles from './product-row.module.css'

interface ProductRowProps {
  input: PageInput<unknown>
  name: HomeRowName
  items: Promise<readonly ListingItem[]>
}

/** First products of a listing and a link to all; renders nothing without any. */
export async function ProductRow({ input, name, items }: ProductRowProps) {
  const found = await items
  if (found.length === 0) return null
  const { t, language } = input
  const { title, filters } = HOME_ROWS[name]
  return (
    <section aria-labelledby={name}>
      <SectionHeader
        id={name}
        title={t(title)}
        action={
          <a href={href('catalog', { filters: filters }, language)} aria-label={`${t('common:seeAll')}: ${t(title)}`}>
            {t('common:seeAll')}
          </a>
        }
      />
      <ProductCards items={found} input={input} list={{ className: styles.grid }} />
    </section>
  )
}

/** Placeholder of the row while its products load. */
export function ProductRowSkeleton({ input: { t }, name }: Pick<ProductRowProps, 'input' | 'name'>) {
  const { title, count } = HOME_ROWS[name]
  return (
    <section aria-labelledby={name} aria-busy="true">
      <SectionHeader id={name} title={t(title)} />
      <ul className={styles.grid} aria-hidden="true">
        {skeletons(count).map(({ productId }) => (
          <CardSkeleton key={productId} />
        ))}
      </ul>
    </section>
  )
}
