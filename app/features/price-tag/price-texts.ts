import type { Language } from '../../domain/language.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { announcedLowestPrice, announcedReduction, effectivePrice, type Price } from '../../domain/pricing/price.ts'
import { countdown } from '../../domain/time/countdown.ts'
import type { Translate } from '../../i18n/translator.ts'
import { timeLeftText } from '../promotions/countdown-texts.ts'

/** What stands in a price's place: formatted prices, or the state of what is sold. */
export interface PriceTexts {
  current: string
  /** `current` says that the product is sold (EXT-30). */
  isSold?: true
  /** The prior price, if a reduction may be announced (EXT-01). */
  reduced?: { currentLabel: string; prior: string; priorLabel: string; percent?: string }
  /** How long the reduction lasts yet, if it has an end (spec §4). */
  left?: string
  /** The 30-day lowest price (GAP-79). */
  lowest?: { label: string; price: string }
}

interface PriceTextsInput {
  language: Language
  t: Translate
  now: number
  isSoldOut: boolean
}

/** Price texts of a product at an instant, in a language. What is sold has no price: the state stands in its place (EXT-30). */
export function priceTexts(price: Price, { language, t, now, isSoldOut }: PriceTextsInput): PriceTexts {
  if (isSoldOut) return { current: t('product:badgeSoldOut'), isSold: true }
  const reduction = announcedReduction(price, now)
  const lowest = announcedLowestPrice(price, now)
  const left = reduction && price.promoEndDate !== null && countdown(now, price.promoEndDate)
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
    ...(left && { left: timeLeftText(left, t) }),
    ...(lowest && { lowest: { label: t('product:lowestPrice'), price: formatPrice(lowest, language) } }),
  }
}
