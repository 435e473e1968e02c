import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Product } from '../../domain/product/product.ts'
import { ProductCarousel } from '../../features/product-carousel/product-carousel.tsx'
import type { Translate } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Tabs } from '../../ui/tabs/tabs.client.tsx'
import { LastViewed } from './last-viewed.client.tsx'
import styles from './related-products.module.css'

interface RelatedProductsProps {
  input: PageInput<unknown>
  product: Product
  inSameStyle: Promise<readonly ListingItem[]>
  fromVendor: Promise<readonly ListingItem[]>
}

/** Tabs: same style, more from this vendor, last viewed. A tab without products is omitted (GAP-88). */
export async function RelatedProducts({ input, product, inSameStyle, fromVendor }: RelatedProductsProps) {
  const { t, market } = input
  const [style, vendor] = await Promise.all([inSameStyle, fromVendor])
  const tabs = [
    { id: 'same-style', title: t('product:sameStyle'), items: style },
    { id: 'more-from-vendor', title: t('product:moreFromVendor'), items: vendor },
  ].filter(({ items }) => items.length > 0)
  return (
    <section className={styles.root} aria-label={t('product:related')}>
      <Tabs
        label={t('product:related')}
        tabs={[
          ...tabs.map(({ id, title, items }) => ({ id, title, content: <ProductCarousel label={title} items={items} input={input} /> })),
          {
            id: 'last-viewed',
            title: t('product:lastViewed'),
            content: (
              <LastViewed
                productId={product.id}
                language={market.language}
                pathPrefix={market.prefix}
                emptyText={t('product:lastViewedEmpty')}
              />
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
