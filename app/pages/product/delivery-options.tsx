import { deliveryEndDate } from '../../domain/delivery-end-date.ts'
import { type DeliveryOption, deliveryPrice } from '../../domain/delivery.ts'
import { formatPrice } from '../../domain/format-price.ts'
import { formatDayMonth } from '../../domain/instant.ts'
import type { Product } from '../../domain/product.ts'
import type { PageInput } from '../../page.ts'
import { askHref } from './ask-link.tsx'
import styles from './delivery-options.module.css'

const TYPES = ['STANDARD', 'HOME'] as const
const TITLES = { STANDARD: 'product:deliveryStandard', HOME: 'product:deliveryHome' } as const

interface DeliveryOptionsProps {
  input: PageInput<unknown>
  product: Product
}

/** How the product comes, for how much and until when; what is not configured can be asked for (spec §4, DLV-05). */
export function DeliveryOptions({ input, product }: DeliveryOptionsProps) {
  const { t, now } = input
  const until = formatDayMonth(deliveryEndDate(now, product.shippingDays, product.vendorVacation))
  return (
    <details className={styles.root} open>
      <summary className={styles.summary}>
        {t('product:delivery')}
        <span className={styles.until}>{t('product:deliveryUntil', { date: until })}</span>
      </summary>
      <dl className={styles.options}>
        {TYPES.map((type) => (
          <div key={type} className={styles.option} data-configured={product.deliveryConfigurations[type] !== undefined}>
            <dt>{t(TITLES[type])}</dt>
            <dd>
              <DeliveryPrice input={input} product={product} option={product.deliveryConfigurations[type]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function DeliveryPrice({ input, product, option }: DeliveryOptionsProps & { option: DeliveryOption | undefined }) {
  const { t, language } = input
  if (!option) return <a href={askHref(input, product)}>{t('product:deliveryAsk')}</a>
  const price = deliveryPrice(option.price, product.hasFreeDelivery)
  return price.minor === 0 ? t('product:deliveryFree') : <data value={price.minor / 100}>{formatPrice(price, language)}</data>
}
