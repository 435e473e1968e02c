// Promises of the shop, in the storefront's own texts: pages and the promo bar reuse the sentences of locales/.
import { freeDeliveryFrom } from '#app/domain/delivery/delivery.ts'
import { formatPrice } from '#app/domain/pricing/format-price.ts'
import { eachLanguage, type Language } from '#app/domain/language.ts'
import { marketOfLanguage } from '#app/domain/market.ts'
import { inCurrency } from '#app/domain/pricing/money.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import { REFUND_DAYS } from '#app/domain/checkout/order.ts'
import { WITHDRAWAL_DAYS } from '#app/domain/checkout/withdrawal.ts'

export const PROMISES = eachLanguage(promisesIn)

/** A limit that a title names, in the currency of a language's market, rounded up (EXT-91): "350 zł", "82 €". */
export function priceIn(language: Language, pln: number): string {
  const { minor, currencyId } = inCurrency(pln * 100, marketOfLanguage(language).currencyId)
  return formatPrice({ minor: Math.ceil(minor / 100) * 100, currencyId }, language)
}

function promisesIn(language: Language) {
  const texts = readLocale(language, 'common')
  return {
    /** When the vendor is paid. */
    escrow: texts.promiseSafeText,
    lowestPrice: texts.promisePriceText,
    freeDelivery: fillIn(texts.promiseDeliveryText, {
      amount: formatPrice(freeDeliveryFrom(marketOfLanguage(language).currencyId), language),
    }),
    returns: fillIn(texts.promiseReturnsText, { days: WITHDRAWAL_DAYS }),
    refund: fillIn(texts.promiseRefundText, { days: REFUND_DAYS }),
    /** Who pays for a return, where no seller is named: some pay themselves (EXT-17). */
    returnCost: texts.promiseReturnCostInGeneralText,
  }
}
