import { type Language, sourceLang } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { productSegment } from '../../domain/product/product-segment.ts'
import { itemPriceText } from '../../features/price-tag/item-price-text.ts'
import type { readLastViewed } from '../../shop-api/browser/last-viewed.ts'
import styles from './last-viewed.module.css'

interface ViewedProductsProps {
  items: Awaited<ReturnType<typeof readLastViewed>>
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  /** In place of the price of what is sold. */
  sold: string
}

/** Small cards of previously viewed products (PRD-69). */
export function ViewedProducts({ items, language, pathPrefix, sold }: ViewedProductsProps) {
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
            <span className={styles.price}>{itemPriceText(item, { language, sold })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
