import { INSTALLMENT_COUNT } from './installment.ts'
import type { Language } from '../language.ts'
import { CURRENCIES } from '../market.ts'
import type { Money } from './money.ts'

const DECIMAL_MARKS = new Map<Language, string>()

/** A number with spaces between thousands: "1 234". The space is U+0020 and kept together by CSS (GAP-118). */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ' ')
}

/** "1 234" or, with a fraction, "1 234,50"; the mark is that of the language (CLDR): a dot in English (GAP-118). */
export function formatAmount({ minor }: Money, language: Language): string {
  const sign = minor < 0 ? '-' : ''
  const whole = formatInteger(Math.floor(Math.abs(minor) / 100))
  const fraction = Math.abs(minor) % 100
  return sign + whole + (fraction === 0 ? '' : decimalMark(language) + String(fraction).padStart(2, '0'))
}

/** The amount with the symbol of its currency after it, in every language (GAP-118). */
export function formatPrice(money: Money, language: Language): string {
  return `${formatAmount(money, language)} ${CURRENCIES[money.currencyId].symbol}`
}

/** As `formatPrice`; a dash for what has no price. */
export function priceOrDash(price: Money | null, language: Language): string {
  return price === null ? '–' : formatPrice(price, language)
}

/** The price of a delivery, in the words of a page: `free` at 0, and a dash where it has none. */
export function deliveryPriceText(price: Money | null, free: string, language: Language): string {
  return price?.minor === 0 ? free : priceOrDash(price, language)
}

/** As `formatPrice`, for running text, which CSS cannot keep together: with U+00A0 for spaces. */
export function priceInText(money: Money, language: Language): string {
  return formatPrice(money, language).replaceAll(' ', '\u00a0')
}

/** "10 x {amount} {currency}" (spec §1). */
export function formatInstallments(one: Money, language: Language): string {
  return `${INSTALLMENT_COUNT} x ${formatPrice(one, language)}`
}

/** The mark between units and hundredths, by CLDR. */
export function decimalMark(language: Language): string {
  const mark = DECIMAL_MARKS.get(language) ?? (0.5).toLocaleString(language).charAt(1)
  DECIMAL_MARKS.set(language, mark)
  return mark
}
