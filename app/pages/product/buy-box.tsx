import { isAvailable } from '../../domain/product/availability.ts'
import { formatDayMonth } from '../../domain/time/instant.ts'
import { formatInstallments } from '../../domain/pricing/format-price.ts'
import { vacationDay } from '../../domain/delivery/delivery-end-date.ts'
import { installment } from '../../domain/pricing/installment.ts'
import { sourceLang } from '../../domain/language.ts'
import { productBadges } from '../../domain/product/product-badges.ts'
import { effectivePrice } from '../../domain/pricing/price.ts'
import type { Product } from '../../domain/product/product.ts'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { LikeButton } from '../../features/likes/like-button.client.tsx'
import { Part } from '../../features/parts/part.tsx'
import { PriceTag } from '../../features/price-tag/price-tag.tsx'
import { ProductBadges } from '../../features/product-badges/product-badges.tsx'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { vendorHref } from '../../addresses/page-links.ts'
import { AddButton } from './add-button.client.tsx'
import { AddToList } from './add-to-list.client.tsx'
import { EnquiryLink } from './enquiry-link.tsx'
import styles from './buy-box.module.css'
import { DeliveryOptions } from './delivery-options.tsx'
import { InstallmentOffer } from './installment-offer.tsx'
import { ProductVariants } from './product-variants.tsx'
import { trackedProduct } from './purchasable.tsx'
import { QuantityField } from './quantity-field.client.tsx'
import { SimilarAlert } from './similar-alert.tsx'
import { SeeSimilar } from './similar-products.tsx'

interface BuyBoxProps {
  input: PageInput<unknown>
  product: Product
}

/**
 * The buy box: badges, name, vendor, price, variants, delivery and actions. Sticky beside the photographs. What is sold has its state in place of
 * the price, no promise of delivery, and ways to something similar (EXT-30).
 */
export function BuyBox({ input, product }: BuyBoxProps) {
  const { t, market, language, now } = input
  const canBeBought = isAvailable(product)
  const one = installment(effectivePrice(product.prices, now), market, canBeBought)
  const vacation = vacationDay(product.vendorVacation, now)
  return (
    <div className={`product-facts ${styles.root}`}>
      <ProductBadges badges={productBadges(product, now)} t={t} />
      <h1 lang={sourceLang(language)}>{product.name}</h1>
      <p>
        <span>{t('product:soldBy')}</span> <a href={vendorHref(product.vendor, language)}>{product.vendor.name}</a>
      </p>
      <PriceTag price={product.prices} language={language} t={t} now={now} isSoldOut={!canBeBought} size="large" />
      {product.isNegotiable && <p className={styles.note}>{t('product:negotiable')}</p>}
      {one && <InstallmentOffer offer={formatInstallments(one, language)} t={t} />}
      {canBeBought && vacation && <p className={styles.note}>{t('product:vendorOnVacation', { date: formatDayMonth(vacation) })}</p>}
      {product.variantGroup && <ProductVariants group={product.variantGroup} input={input} />}
      {canBeBought && (
        <Part name="delivery">
          <DeliveryOptions input={input} product={product} />
        </Part>
      )}
      <Part name="buying">
        <div className={styles.steps}>
          <NeedsScripts t={t} />
          <div className={styles.first}>
            {canBeBought ? (
              <>
                <QuantityField label={t('product:quantity')} decreaseLabel={t('product:decrease')} increaseLabel={t('product:increase')} />
                <AddButton label={t('product:addToCart')} isWide />
              </>
            ) : (
              <SeeSimilar t={t} isWide />
            )}
            <LikeButton
              productId={product.id}
              label={t('product:like', { name: product.name })}
              failed={t('product:likeFailed')}
              tracked={trackedProduct(product, now)}
            />
          </div>
          <EnquiryLink input={input} product={product} />
          {!canBeBought && <SimilarAlert input={input} product={product} />}
          <AddToList
            productId={product.id}
            listsHref={href('proLists', {}, language)}
            labels={{
              put: t('common:proListsPut'),
              close: t('common:close'),
              wait: t('product:listsWait'),
              failed: t('product:listsFailed'),
              ended: t('common:sessionEnded'),
              none: t('common:proListsEmptyTitle'),
              on: t('product:listsOn'),
              toLists: t('nav:orderLists'),
            }}
          />
        </div>
      </Part>
    </div>
  )
}
