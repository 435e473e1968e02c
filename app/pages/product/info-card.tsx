import { WITHDRAWAL_DAYS } from '../../domain/checkout/withdrawal.ts'
import { isAvailable } from '../../domain/product/availability.ts'
import { formatInstallments } from '../../domain/pricing/format-price.ts'
import { installment } from '../../domain/pricing/installment.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import type { Product } from '../../domain/product/product.ts'
import type { PageInput } from '../../page.ts'
import { contentHref, vendorHref } from '../../addresses/page-links.ts'
import { enquiryHref } from './enquiry-link.tsx'
import styles from './info-card.module.css'

/** Who bears the cost of a return. */
const RETURN_COST = { BUYER: 'common:promiseReturnCostText', SELLER: 'common:withdrawalPaidBySeller' } as const

interface InfoCardProps {
  input: PageInput<unknown>
  product: Product
}

/** Purchase information: guarantee, safe shopping, returns (EXT-41), negotiation, instalments, vendor (GAP-142). */
export function InfoCard({ input, product }: InfoCardProps) {
  const { t, language, market, now } = input
  const one = installment(effectivePrice(product.prices, now), market, isAvailable(product))
  return (
    <section aria-labelledby="info" className={styles.root}>
      <h2 id="info" className={styles.title}>
        {t('product:info')}
      </h2>
      <ul className={styles.list}>
        <li>
          <a href={contentHref('lowestPriceGuarantee', language)}>{t('product:guarantee')}</a>
          <p>{t('common:promisePriceText')}</p>
        </li>
        <li>
          <a href={contentHref('safeShopping', language)}>{t('product:safeShopping')}</a>
          <p>{t('common:promiseSafeText')}</p>
        </li>
        <li>
          <a href={contentHref('paymentAndDelivery', language)}>{t('product:returns')}</a>
          <p>
            {t('common:promiseReturnsText', { days: WITHDRAWAL_DAYS }) +
              (product.returnPaidBy ? ` ${t(RETURN_COST[product.returnPaidBy])}` : '')}
          </p>
        </li>
        {product.isNegotiable && (
          <li>
            <a href={enquiryHref(input, product)}>{t('product:negotiable')}</a>
            <p>{t('product:negotiableText')}</p>
          </li>
        )}
        {one && (
          <li>
            <strong>{t('product:installmentsTitle')}</strong>
            <p>{t('product:installmentsOffer', { offer: formatInstallments(one, language) })}</p>
          </li>
        )}
        <li>
          <a href={vendorHref(product.vendor, language)}>{product.vendor.name}</a>
          <p>{t('product:vendorText')}</p>
        </li>
      </ul>
    </section>
  )
}
