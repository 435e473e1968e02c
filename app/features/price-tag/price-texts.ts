import type { Language } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { announcedLowestPrice, announcedReduction, effectivePrice, type Price } from '../../domain/pricing/price.ts'
import type { Translate } from '../../i18n/translator.ts'

/** A price as finished texts. */
export interface PriceTexts {
  current: string
  /** Where a reduction may be announced (EXT-01). */
  reduced?: { currentLabel: string; prior: string; priorLabel: string; percent?: string }
  /** The lowest price of 30 days (GAP-79). */
  lowest?: { label: string; price: string }
}

/** What a product costs at an instant, in a language. */
export function priceTexts(price: Price, { language, t, now }: { language: Language; t: Translate; now: number }): PriceTexts {
  const reduction = announcedReduction(price, now)
  const lowest = announcedLowestPrice(price, now)
  return {
    current: formatPrice(effectivePrice(price, now), language),
    ...(reduction && {
      reduced: {
        currentLabel: t('product:promoPrice'),
        prior: formatPrice(reduction.from, language),
        priorLabel: t('product:priorPrice'),
        ...(reduction.percent !== null && { percent: t('product:reduction', { percent: reduction.percent }) }),
      },
    }),
    ...(lowest && { lowest: { label: t('product:lowestPrice'), price: formatPrice(lowest, language) } }),
  }
}
