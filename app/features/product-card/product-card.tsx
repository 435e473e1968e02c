import { DELIVERY_TYPE } from '../../domain/delivery/delivery.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import { photoAlt } from '../../domain/product/photo.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import { itemBadges } from '../../domain/product/product-badges.ts'
import type { Translate } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import { PriceTag } from '../price-tag/price-tag.tsx'
import { badgeText, ProductBadges } from '../product-badges/product-badges.tsx'
import { CardActions } from './card-actions.client.tsx'
import actionsStyles from './card-actions.module.css'
import { CardPhotos } from './card-photos.client.tsx'
import photosStyles from './card-photos.module.css'
import { CardVariants } from './card-variants.tsx'
import { cardLabels } from './card-labels.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  item: ListingItem
  input: Pick<PageInput<unknown>, 'language' | 't' | 'now'>
  /** Its photo is the one that the page waits for: fetched at once, before others. @default false */
  isFirst?: boolean
}

/** The price shows a reduction itself, so this many badges fit in one line. */
const BADGES_ON_CARD = 2

/** A product in a grid or a row (spec §3, Listing item). The whole card follows the title's link; the vendor's link lies above it. What its
 * product's page says beside that is kept for the screen before that page (photo-flight/product-ahead.ts). */
export function ProductCard({ item, input, isFirst = false }: ProductCardProps) {
  const { language, t, now } = input
  const all = itemBadges(item, now)
  const badges = all.filter(({ kind }) => kind !== 'promo').slice(0, BADGES_ON_CARD)
  return (
    <article className={styles.root} data-badges={badges.length < all.length ? all.map((each) => badgeText(each, t)).join('|') : undefined}>
      <Photos item={item} isFirst={isFirst} language={language} t={t} />
      <div className={styles.facts}>
        <h3 className={styles.title}>
          <a href={item.href} lang={sourceLang(language)}>
            {item.title}
          </a>
        </h3>
        <p className={styles.vendor} data-sold-by={t('product:soldBy')}>
          <a href={item.vendor.href}>{item.vendor.name}</a>
        </p>
        <PriceTag price={item.price} language={language} t={t} now={now} />
        <ProductBadges badges={badges} t={t} />
        <CardVariants variants={item.variants} t={t} />
      </div>
      <div className={actionsStyles.root}>
        <CardActions
          productId={item.productId}
          title={item.title}
          offer={offerOf(item, now)}
          tracked={{ currency: item.price.currency, items: [item.gaEvent] }}
          labels={cardLabels(t)}
        />
      </div>
    </article>
  )
}

/** A click adds one piece, by the default delivery. */
function offerOf({ isSoldOut, deliveryTypeId, price }: ListingItem, now: number) {
  return isSoldOut || deliveryTypeId === DELIVERY_TYPE.none ? null : { price: effectivePrice(price, now), deliveryTypeId }
}

function Photos({
  item: { photos, title },
  isFirst,
  language,
  t,
}: {
  item: ListingItem
  isFirst: boolean
  language: Language
  t: Translate
}) {
  const [main, second] = photos
  if (!main) return <MissingPicture label={t('product:noPhoto', { name: title })} />
  const { url, width, height, color } = main
  const shown = { url, ...photoAlt(main, title, language), width, height, color }
  return <CardPhotos className={photosStyles.root} main={shown} secondUrl={second?.url} isFirst={isFirst} />
}
