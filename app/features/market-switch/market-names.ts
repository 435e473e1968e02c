import type { CurrencyId, MarketId } from '../../domain/market.ts'
import type { Language } from '../../domain/language.ts'

/** Markets as their own shoppers call them: these names are the same on every page, whatever its language. */
export const MARKET_NAMES = {
  2: 'Polska',
  1: 'International',
  3: 'España',
} as const satisfies Record<MarketId, string>

/** Languages in their own words. */
export const LANGUAGE_NAMES = { pl: 'polski', en: 'English', es: 'español' } as const satisfies Record<Language, string>

export const CURRENCY_SYMBOLS = { PLN: 'zł', EUR: '€' } as const satisfies Record<CurrencyId, string>
