import { formatPrice } from '../../domain/format-price.ts'
import type { Language } from '../../domain/language.ts'
import type { Market } from '../../domain/market.ts'
import { activePromo, announcedLowestPrice, announcedReduction, type Price } from '../../domain/price.ts'
import type { Translate } from '../../i18n/translator.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  price: Price
  market: Market
  language: Language
  t: Translate
  now: number
  /** `large` heads a product page. @default 'small' */
  size?: 'small' | 'large'
}

/** What a product costs: the promo price before the struck regular one, and the lowest price of 30 days (spec §9, GAP-79). */
export function PriceTag({ price, market, language, t, now, size = 'small' }: PriceTagProps) {
  const promo = activePromo(price, now)
  if (!promo) {
    return (
      <p className={styles.root} data-size={size}>
        <span className={styles.current}>{formatPrice(price.price, language)}</span>
      </p>
    )
  }
  const reduction = announcedReduction(price, { policy: market.priceReduction, now })
  const lowest = announcedLowestPrice(price, now)
  return (
    <div className={styles.root} data-size={size}>
      <p className={styles.prices}>
        <ins className={styles.current} data-promo="">
          <span className="visually-hidden">{t('product:promoPrice')} </span>
          {formatPrice(promo, language)}
        </ins>{' '}
        <del className={styles.regular}>
          <span className="visually-hidden">{t('product:regularPrice')} </span>
          {formatPrice(price.price, language)}
        </del>
        {reduction !== null && <span className={styles.reduction}>{t('product:reduction', { percent: reduction })}</span>}
      </p>
      {lowest && (
        <p className={styles.lowest}>
          {t('product:lowestPrice')} <span className="nowrap">{formatPrice(lowest, language)}</span>
        </p>
      )}
    </div>
  )
}
