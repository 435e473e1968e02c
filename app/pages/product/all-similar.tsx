import { href } from '../../addresses/href.ts'
import { kindOf } from '../../domain/product/kind.ts'
import type { Product } from '../../domain/product/product.ts'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import type { PageInput } from '../../page.ts'
import styles from './all-similar.module.css'

interface AllSimilarProps {
  input: PageInput<unknown>
  product: Product
}

/** Link to all products of the kind and, if it has one, of the first style. */
export function AllSimilar({ input: { t, language }, product }: AllSimilarProps) {
  const kind = kindOf(product)
  if (!kind) return null
  const [style] = product.styles
  const filters = { ...NO_FILTERS, categories: [kind.id], styles: style ? [style.id] : [] }
  return (
    <p className={styles.root}>
      <a href={href('catalog', { filters }, language)} rel={style && 'nofollow'}>
        {t('product:allSimilar', { what: [kind, ...(style ? [style] : [])].map(({ name }) => name).join(', ') })}
      </a>
    </p>
  )
}
