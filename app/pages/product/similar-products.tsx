import { Suspense } from 'react'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Product } from '../../domain/product/product.ts'
import { ProductCarousel } from '../../features/product-carousel/product-carousel.tsx'
import type { PageInput } from '../../page.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { AllSimilar } from './all-similar.tsx'
import styles from './similar-products.module.css'

const SIMILAR_ID = 'similar-on-sale'

interface SimilarProductsProps {
  input: PageInput<unknown>
  product: Product
  /** On sale; null: nobody knows. */
  similar: Promise<readonly ListingItem[] | null>
}

/** What a shopper who came for a sold product can buy instead (EXT-30): above its description. */
export function SimilarProducts({ input, product, similar }: SimilarProductsProps) {
  const { t } = input
  return (
    <section className={styles.root} id={SIMILAR_ID} aria-labelledby={`${SIMILAR_ID}-title`}>
      <h2 id={`${SIMILAR_ID}-title`} className={styles.title}>
        {t('product:similarOnSale')}
      </h2>
      <Suspense fallback={<Skeleton shape="portrait" />}>
        <SimilarCarousel input={input} similar={similar} />
      </Suspense>
      <AllSimilar input={input} product={product} />
    </section>
  )
}

/** The main button of a sold product: a link down to what is similar. */
export function SeeSimilar({ t, isWide = false }: Pick<PageInput<unknown>, 't'> & { isWide?: boolean }) {
  return (
    <LinkButton href={`#${SIMILAR_ID}`} isWide={isWide}>
      {t('product:seeSimilar')}
    </LinkButton>
  )
}

async function SimilarCarousel({ input, similar }: Omit<SimilarProductsProps, 'product'>) {
  const items = await similar
  if (items === null) return null
  if (items.length === 0) return <p className={styles.none}>{input.t('product:similarNone')}</p>
  return <ProductCarousel label={input.t('product:similarOnSale')} items={items} input={input} />
}
