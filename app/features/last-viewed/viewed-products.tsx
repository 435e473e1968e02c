import { type Language, sourceLang } from '../../domain/language.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { productSegment } from '../../domain/product/product-segment.ts'
import { itemPriceText } from '../../shop-api/browser/item-price-text.ts'
import type { readLastViewed } from '../../shop-api/browser/last-viewed.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './last-viewed.module.css'

export interface ViewedProductsProps {
  items: Awaited<ReturnType<typeof readLastViewed>>
  language: Language
  /** Prefix of the market's paths. */
  pathPrefix: string
  /** In place of the price of what is sold. */
  sold: string
  /** Label of the button that forgets the products. */
  clearLabel: string
  onClear: () => void
}

/** Small cards of previously viewed products (PRD-69), and a button that forgets them. */
export function ViewedProducts({ items, language, pathPrefix, sold, clearLabel, onClear }: ViewedProductsProps) {
  return (
    <>
      <ul className={styles.root}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.item} href={`${pathPrefix}/${productSegment(item)}`}>
              {item.mainPhoto && (
                <img
                  src={item.mainPhoto.url}
                  srcSet={photoSrcSet(item.mainPhoto.url, 640)}
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
      <div className={styles.clear}>
        <Button variant="quiet" size="small" onClick={onClear}>
          {clearLabel}
        </Button>
      </div>
    </>
  )
}
