import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import { announcedLowestPrice, announcedReduction, effectivePrice, type Price, type Reduction } from '../../domain/pricing/price.ts'
import type { Translate } from '../../i18n/translator.ts'
import styles from './price-tag.module.css'

interface PriceTagProps {
  price: Price
  language: Language
  t: Translate
  now: number
  /** `large` heads a product page. @default 'small' */
  size?: 'small' | 'large'
}

/** What a product costs now, before the struck prior price where a reduction may be announced (EXT-01), and the 30-day low (GAP-79). */
export function PriceTag({ price, language, t, now, size = 'small' }: PriceTagProps) {
  const reduction = announcedReduction(price, now)
  const lowest = announcedLowestPrice(price, now)
  const current = formatPrice(effectivePrice(price, now), language)
  return (
    <div className={styles.root} data-size={size}>
      {reduction ? (
        <ReducedPrice current={current} reduction={reduction} language={language} t={t} />
      ) : (
        <p className={styles.current}>{current}</p>
      )}
      {lowest && (
        <p className={styles.lowest}>
          {t('product:lowestPrice')} <span className="nowrap">{formatPrice(lowest, language)}</span>
        </p>
      )}
    </div>
  )
}

function ReducedPrice({
  current,
  reduction,
  language,
  t,
}: Pick<PriceTagProps, 'language' | 't'> & { current: string; reduction: Reduction }) {
  return (
    <p className={styles.prices}>
      <ins className={styles.current} data-promo="">
        <span className="visually-hidden">{t('product:promoPrice')} </span>
        {current}
      </ins>{' '}
      <del className={styles.prior}>
        <span className="visually-hidden">{t('product:priorPrice')} </span>
        {formatPrice(reduction.from, language)}
      </del>
      {reduction.percent !== null && <span className={styles.reduction}>{t('product:reduction', { percent: reduction.percent })}</span>}
    </p>
  )
}
