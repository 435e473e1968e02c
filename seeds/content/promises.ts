// What the shop promises, in the storefront's own words: pages and the promo bar say the sentences of locales/, never ones of their own.
import { freeDeliveryFrom } from '#app/domain/delivery/delivery.ts'
import { formatPrice } from '#app/domain/pricing/format-price.ts'
import type { Language } from '#app/domain/language.ts'
import { MAIN_CURRENCY, marketOfLanguage } from '#app/domain/market.ts'
import { convertFromPln, type Money, PLN_PER_EUR } from '#app/domain/pricing/money.ts'
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '#app/domain/checkout/order.ts'
import en from '#locales/en/common.json' with { type: 'json' }
import es from '#locales/es/common.json' with { type: 'json' }
import pl from '#locales/pl/common.json' with { type: 'json' }

const TEXTS = { pl, en, es }

export const PROMISES = { pl: promisesIn('pl'), en: promisesIn('en'), es: promisesIn('es') } as const satisfies Record<Language, object>

/** An amount in the currency of a language's market: "350 zł", "81.40 €". */
export function priceIn(language: Language, pln: number): string {
  const { currencyId } = marketOfLanguage(language)
  const minor = pln * 100
  const money: Money = { minor: currencyId === MAIN_CURRENCY ? minor : convertFromPln(minor, PLN_PER_EUR), currencyId }
  return formatPrice(money, language)
}

function promisesIn(language: Language) {
  const texts = TEXTS[language]
  const withDays = (text: string, days: number) => text.replace('{{days}}', String(days))
  return {
    /** When the seller is paid. */
    escrow: texts.promiseSafeText,
    lowestPrice: texts.promisePriceText,
    freeDelivery: texts.promiseDeliveryText.replace(
      '{{amount}}',
      formatPrice(freeDeliveryFrom(marketOfLanguage(language).currencyId), language),
    ),
    returns: withDays(texts.promiseReturnsText, WITHDRAWAL_DAYS),
    refund: withDays(texts.promiseRefundText, REFUND_DAYS),
    /** Who pays for a return. */
    returnCost: texts.promiseReturnCostText,
  }
}
