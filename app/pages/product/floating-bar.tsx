import { isAvailable } from '../../domain/product/availability.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { sourceLang } from '../../domain/language.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { AddButton } from './add-button.client.tsx'
import styles from './floating-bar.module.css'
import { SeeSimilar } from './similar-products.tsx'

/** Name, price (or that it is sold) and main button in a floating bar, shown while the buy box's own button is not in view (spec §2). */
export function FloatingBar({ input, product }: { input: PageInput<unknown>; product: Product }) {
  return (
    <aside className={styles.root} aria-label={input.t('product:summary')}>
      <p className={styles.name} lang={sourceLang(input.language)}>
        {product.name}
      </p>
      <p className={styles.price}>
        {isAvailable(product) ? formatPrice(effectivePrice(product.prices, input.now), input.language) : input.t('product:badgeSoldOut')}
      </p>
      {isAvailable(product) ? <AddButton label={input.t('product:addToCart')} /> : <SeeSimilar t={input.t} />}
    </aside>
  )
}
