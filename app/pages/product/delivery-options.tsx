import { isAvailable } from '../../domain/product/availability.ts'
import { deliveryEndDate } from '../../domain/delivery/delivery-end-date.ts'
import { defaultDeliveryType, DELIVERY_TYPE, type DeliveryOption, deliveryPrice } from '../../domain/delivery/delivery.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { formatDayMonth } from '../../domain/time/instant.ts'
import type { Product } from '../../domain/product/product.ts'
import { pluralTemplates } from '../../features/filters/plural-templates.ts'
import { freeDeliveryPromise } from '../../features/promotions/free-delivery-promise.ts'
import type { PageInput } from '../../page.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { loginHref, productHref } from '../../addresses/page-links.ts'
import { enquiryHref } from './enquiry-link.tsx'
import styles from './delivery-options.module.css'
import { DeliveryRadio } from './delivery-radio.client.tsx'
import { LazyShippingQuote } from './lazy-shipping-quote.client.tsx'
import { StaticShippingQuote } from './static-shipping-quote.tsx'

const TYPES = ['STANDARD', 'HOME'] as const
const TITLES = { STANDARD: 'product:deliveryStandard', HOME: 'product:deliveryHome' } as const

interface DeliveryOptionsProps {
  input: PageInput<unknown>
  product: Product
}

/**
 * Ways of delivery with price and date; one that is not configured shows an enquiry link (spec §4, DLV-05), and without any there is no date. A quote for an address
 * exists in the Polish market only (GAP-19).
 */
export function DeliveryOptions({ input, product }: DeliveryOptionsProps) {
  const { t, now, market, language } = input
  const labels = quoteLabels(input)
  const isDelivered = defaultDeliveryType(product.deliveryConfigurations) !== DELIVERY_TYPE.none
  const until = formatDayMonth(deliveryEndDate(now, product.shippingDays, product.vendorVacation))
  return (
    <details className={styles.root} open>
      <summary className={styles.summary}>
        {t('product:delivery')}
        {isDelivered && <span className={styles.until}>{t('product:deliveryUntil', { date: until })}</span>}
      </summary>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('product:delivery')}</legend>
        {TYPES.map((type) => {
          const option = product.deliveryConfigurations[type]
          return (
            <div key={type} className={styles.option} data-configured={option !== undefined}>
              <DeliveryRadio id={`delivery-${type}`} deliveryTypeId={option?.deliveryTypeId ?? null} />
              <label htmlFor={`delivery-${type}`}>{t(TITLES[type])}</label>
              <DeliveryPrice input={input} product={product} option={option} />
            </div>
          )
        })}
      </fieldset>
      {isDelivered && !product.hasFreeDelivery && !product.hasFreeShipping && (
        <p className={styles.promise}>{freeDeliveryPromise(input)}</p>
      )}
      {market.hasShippingQuote && isAvailable(product) && (
        <LazyShippingQuote
          productId={product.id}
          language={language}
          loginHref={loginHref(productHref(product, language), language)}
          enquiryHref={enquiryHref(input, product)}
          labels={labels}
          fallback={<StaticShippingQuote labels={labels} />}
        />
      )}
    </details>
  )
}

function DeliveryPrice({ input, product, option }: DeliveryOptionsProps & { option: DeliveryOption | undefined }) {
  const { t, language } = input
  if (!option) return <a href={enquiryHref(input, product)}>{t('product:deliveryAsk')}</a>
  const price = deliveryPrice(option.price, product.hasFreeDelivery)
  return price.minor === 0 ? (
    <span>{t('product:deliveryFree')}</span>
  ) : (
    <data value={price.minor / 100}>{formatPrice(price, language)}</data>
  )
}

function quoteLabels({ t, language }: PageInput<unknown>) {
  return {
    title: t('product:shippingCost'),
    postalCode: t('product:postalCode'),
    ask: t('product:shippingCostAsk'),
    incorrectZipCode: t('validations:incorrectZipCodeErrorMessage'),
    free: t('product:deliveryFree'),
    individual: t('product:shippingCostIndividual'),
    ...failureLabels(t),
    types: { STANDARD: t(TITLES.STANDARD), HOME: t(TITLES.HOME) },
    days: pluralTemplates(t, 'product:shippingCostDays', language),
  }
}
