import { formatInteger, formatPrice } from '../../domain/pricing/format-price.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import type { Language } from '../../domain/language.ts'
import { photoVariant } from '../../domain/product/photo.ts'
import type { SuggestedOption } from '../../domain/search/suggested-options.ts'
import type { SuggestionLabels } from './suggestion-labels.ts'
import styles from './suggestion-option.module.css'

interface SuggestionOptionProps {
  option: SuggestedOption
  /** The text in the field. */
  text: string
  labels: SuggestionLabels
  language: Language
  /** Language of product names. */
  productLang: Language | undefined
}

/** What an option shows: a product with its photo and price, another name with its kind and number of products, a saved search, or the way to all results. */
export function SuggestionOption({ option, text, labels, language, productLang }: SuggestionOptionProps) {
  if (option.kind === 'all') {
    return (
      <>
        <span className={styles.all}>{fillSlots(labels.all, { text: fillSlots(labels.quoted, { text }) })}</span>
        {option.total !== undefined && <span className={styles.fact}>{formatInteger(option.total)}</span>}
      </>
    )
  }
  if (option.kind === 'saved') return <span className={styles.name}>{option.name}</span>
  if (option.kind !== 'product') {
    return (
      <>
        <span className={styles.name}>{option.text}</span>
        <span className={styles.fact}>{labels[option.kind] + (option.count === undefined ? '' : ` (${formatInteger(option.count)})`)}</span>
      </>
    )
  }
  const { photo, price } = option
  return (
    <>
      {photo && (
        <img
          className={styles.photo}
          src={photoVariant(photo.url, 320)}
          alt=""
          width={48}
          height={48}
          style={{ backgroundColor: photo.color }}
        />
      )}
      <span className={styles.name} lang={productLang}>
        {option.text}
      </span>
      {price && <span className={styles.price}>{formatPrice(price, language)}</span>}
    </>
  )
}
