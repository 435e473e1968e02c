import type { Language } from '../../domain/language.ts'
import type { Price } from '../../domain/pricing/price.ts'
import type { Translate } from '../../i18n/translator.ts'
import { PriceLines } from './price-lines.tsx'
import styles from './price-tag.module.css'
import { priceTexts } from './price-texts.ts'

interface PriceTagProps {
  price: Price
  language: Language
  t: Translate
  now: number
  isSoldOut: boolean
  /** `large` is for product pages. @default 'small' */
  size?: 'small' | 'large'
}

/** Price of a product, or that it is sold (EXT-30), with the struck-through prior price if a reduction may be announced (EXT-01), and the 30-day lowest price (GAP-79). */
export function PriceTag({ price, size = 'small', ...at }: PriceTagProps) {
  return <PriceLines {...priceTexts(price, at)} size={size} classes={styles} />
}
