import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Product } from '../../domain/product/product.ts'
import { LastViewed } from '../../features/last-viewed/last-viewed.client.tsx'
import { ProductCarousel } from '../../features/product-carousel/product-carousel.tsx'
import { Part } from '../../features/parts/part.tsx'
import type { Translate } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../ui/tabs/tabs.client.tsx'
import { AllSimilar } from './all-similar.tsx'
import styles from './related-products.module.css'

interface RelatedProductsProps {
  input: PageInput<unknown>
  product: Product
  /** null: they have a place of their own on the page (EXT-30); a null of it: nobody knows. */
  similar: Promise<readonly ListingItem[] | null> | null
  fromVendor: Promise<readonly ListingItem[]>
}

/** Tabs: similar pieces, more from this vendor, last viewed. A tab without products is omitted (GAP-88). */
export async function RelatedProducts({ input, product, similar, fromVendor }: RelatedProductsProps) {
  const { t, market } = input
  const [alike, vendor] = await Promise.all([similar, fromVendor])
  const tabs = [
    { id: 'similar', title: t('product:similar'), items: alike ?? [], more: <AllSimilar input={input} product={product} /> },
    { id: 'more-from-vendor', title: t('product:moreFromVendor'), items: vendor, more: null },
  ].filter(({ items }) => items.length > 0)
  return (
    <section className={styles.root} aria-label={t('product:related')}>
      <Tabs
        label={t('product:related')}
        tabs={[
          ...tabs.map(({ id, title, items, more }) => ({
            id,
            title,
            content: (
              <Part name="tab">
                <ProductCarousel label={title} items={items} input={input} />
                {more}
              </Part>
            ),
          })),
          {
            id: 'last-viewed',
            title: t('product:lastViewed'),
            content: (
              <Part name="tab">
                <LastViewed
                  productId={product.id}
                  language={market.language}
                  pathPrefix={market.prefix}
                  emptyText={t('product:lastViewedEmpty')}
                  sold={t('product:badgeSoldOut')}
                  clearLabel={t('product:lastViewedClear')}
                />
              </Part>
            ),
          },
        ]}
      />
    </section>
  )
}

const SKELETONS = [1, 2, 3, 4]

/** Placeholder of the tabs while their products load. */
export function RelatedSkeleton({ t }: { t: Translate }) {
  return (
    <section className={styles.root} aria-label={t('product:related')} aria-busy="true">
      <div className={styles.skeletons}>
        {SKELETONS.map((key) => (
          <Skeleton key={key} shape="portrait" />
        ))}
      </div>
    </section>
  )
}
