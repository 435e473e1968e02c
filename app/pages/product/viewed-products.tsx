import { formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { fromWire } from '../../domain/pricing/money.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { productSegment } from '../../domain/product/product-segment.ts'
import type { readLastViewed } from '../../shop-api/browser/last-viewed.ts'
import styles from './last-viewed.module.css'

interface ViewedProductsProps {
  items: Awaited<ReturnType<typeof readLastViewed>>
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
}

/** Small cards of previously viewed products (PRD-69). */
export function ViewedProducts({ items, language, pathPrefix }: ViewedProductsProps) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item.id}>
          <a className={styles.item} href={`${pathPrefix}/${productSegment(item)}`}>
            {item.mainPhoto && (
              <img
                src={item.mainPhoto.url}
                srcSet={photoSrcSet(item.mainPhoto.url, 'webp')}
                sizes="10rem"
                alt=""
                width={item.mainPhoto.width}
                height={item.mainPhoto.height}
                loading="lazy"
                style={{ backgroundColor: item.mainPhoto.color }}
              />
            )}
            <span className={styles.name} lang={sourceLang(language)}>
              {item.name}
            </span>
            <span className={styles.price}>{formatPrice(fromWire(item.promoPrice ?? item.regularPrice, item.currencyId), language)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
