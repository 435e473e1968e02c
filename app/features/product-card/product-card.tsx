import type { ListingItem } from '../../domain/listing-item.ts'
import { itemBadges } from '../../domain/product-badges.ts'
import type { PageInput } from '../../page.ts'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { ProductBadges } from '../product-badges/product-badges.tsx'
import { CardPhotos, type PhotoLoading } from './card-photos.tsx'
import { CardVariants } from './card-variants.tsx'
import styles from './product-card.module.css'

interface ProductCardProps {
  item: ListingItem
  input: Pick<PageInput<unknown>, 'market' | 'language' | 't' | 'now'>
  /** `first` is the page's largest picture, `eager` is in view at once. @default 'lazy' */
  loading?: PhotoLoading
}

/** Beside the price, which tells of a reduction itself, so many badges fit in one line. */
const BADGES_ON_CARD = 2

/** A product in a grid or a row (spec §3, Listing item). The whole card follows the title's link; the vendor's link lies above it. */
export function ProductCard({ item, input, loading = 'lazy' }: ProductCardProps) {
  const { market, language, t, now } = input
  const badges = itemBadges(item, { policy: market.priceReduction, now }).filter(({ kind }) => kind !== 'promo')
  return (
    <article className={styles.root}>
      <CardPhotos photos={item.photos} loading={loading} t={t} title={item.title} />
      <div className={styles.facts}>
        <h3 className={styles.title}>
          <a href={item.href}>{item.title}</a>
        </h3>
        <p className={styles.vendor}>
          <a href={item.vendor.href}>{item.vendor.name}</a>
        </p>
        <PriceTag price={item.price} market={market} language={language} t={t} now={now} />
        <ProductBadges badges={badges.slice(0, BADGES_ON_CARD)} t={t} />
        <CardVariants variants={item.variants} t={t} />
      </div>
    </article>
  )
}
