import type { ListingItem } from '../../domain/product/listing-item.ts'
import { cardVariants } from '../../domain/product/variants.ts'
import type { Translate } from '../../i18n/translator.ts'
import styles from './card-variants.module.css'

/** Side of a variant's picture (spec §9). */
const VARIANT_PX = 28

/** The first variants of a product as pictures, colours or words, and how many more there are (CARD-12, CARD-13). */
export function CardVariants({ variants, t }: { variants: ListingItem['variants']; t: Translate }) {
  if (variants.length === 0) return null
  const { shown, hiddenCount } = cardVariants(variants)
  return (
    <ul className={styles.root} aria-label={t('product-listing:variants')}>
      {shown.map(({ id, imageUrl, color, text }) => (
        <li key={id} title={text}>
          <Variant imageUrl={imageUrl} color={color} text={text} />
        </li>
      ))}
      {hiddenCount > 0 && <li>{t('product-listing:moreVariants', { count: hiddenCount })}</li>}
    </ul>
  )
}

function Variant({ imageUrl, color, text }: Pick<ListingItem['variants'][number], 'imageUrl' | 'color' | 'text'>) {
  if (imageUrl) return <img src={imageUrl} width={VARIANT_PX} height={VARIANT_PX} alt={text} loading="lazy" decoding="async" />
  if (!color) return text
  return (
    <>
      <i className={styles.color} style={{ '--swatch': color }} />
      <span className="visually-hidden">{text}</span>
    </>
  )
}
