import { isAvailable } from '../../domain/product/availability.ts'
import { slots } from '../../domain/fill-slots.ts'
import type { Product } from '../../domain/product/product.ts'
import { deliveryCountries } from '../../features/delivery-country/delivery-countries.ts'
import { pluralTemplates } from '../../features/filters/plural-templates.ts'
import { freeDeliveryPromise } from '../../features/promotions/free-delivery-promise.ts'
import type { PageInput } from '../../page.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import { loginHref } from '../../addresses/page-links.ts'
import { enquiryHref } from './enquiry-link.tsx'
import styles from './delivery-options.module.css'
import { DeliveryWays } from './delivery-ways.client.tsx'
import { LazyShippingQuote } from './lazy-shipping-quote.client.tsx'
import { StaticShippingQuote } from './static-shipping-quote.tsx'

const TITLES = { STANDARD: 'product:deliveryStandard', HOME: 'product:deliveryHome' } as const

interface DeliveryOptionsProps {
  input: PageInput<unknown>
  product: Product
}

/** Ways of delivery, the promise of free delivery, and, in the Polish market only, a quote for an address (GAP-19). */
export function DeliveryOptions({ input, product }: DeliveryOptionsProps) {
  const { t, market, language } = input
  const labels = quoteLabels(input)
  const isDelivered = Object.keys(product.deliveryConfigurations).length > 0
  return (
    <DeliveryWays
      labels={{
        delivery: t('product:delivery'),
        country: t('common:checkoutCountry'),
        until: t('product:deliveryUntil', slots('date')),
        ask: t('product:deliveryAsk'),
        notSentThere: t('product:deliveryNotSentThere'),
        types: labels.types,
      }}
      enquiryHref={enquiryHref(input, product)}
      countries={deliveryCountries(language)}
    >
      {isDelivered && !product.hasFreeDelivery && !product.hasFreeShipping && (
        <p className={styles.promise}>{freeDeliveryPromise(input)}</p>
      )}
      {market.hasShippingQuote && isAvailable(product) && (
        <LazyShippingQuote
          productId={product.id}
          language={language}
          loginHref={loginHref(null, language)}
          enquiryHref={enquiryHref(input, product)}
          labels={labels}
          fallback={<StaticShippingQuote labels={labels} />}
        />
      )}
    </DeliveryWays>
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
