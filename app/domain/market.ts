// The three markets. A fourth is one row here and a folder in locales/ (EXT-08).
import type { Language } from './language.ts'

export type MarketId = 1 | 2 | 3
export type CurrencyId = 'PLN' | 'EUR'

export interface Market {
  id: MarketId
  currencyId: CurrencyId
  /** Two capital letters, or null for the international market. */
  countryId: string | null
  language: Language
  isLocal: boolean
  /** First path segment of the market's pages; the Polish market has none (GAP-54). */
  prefix: '' | `/${string}`
  /** Default value of the header shippingTo (GAP-18). */
  shippingTo: string
}

export const MARKETS = {
  international: {
    id: 1,
    currencyId: 'EUR',
    countryId: null,
    language: 'en',
    isLocal: false,
    prefix: '/en',
    shippingTo: 'pl',
  },
  polska: {
    id: 2,
    currencyId: 'PLN',
    countryId: 'PL',
    language: 'pl',
    isLocal: true,
    prefix: '',
    shippingTo: 'pl',
  },
  hiszpania: {
    id: 3,
    currencyId: 'EUR',
    countryId: 'ES',
    language: 'es',
    isLocal: true,
    prefix: '/es',
    shippingTo: 'es',
  },
} as const satisfies Record<string, Market>

/** Spec §1: Polish first. */
export const DEFAULT_MARKET: Market = MARKETS.polska
/** Spec §1: the main currency; price filters and thresholds are always in it (GAP-20, GAP-77). */
export const MAIN_CURRENCY: CurrencyId = 'PLN'

const BY_LANGUAGE: Record<Language, Market> = { pl: MARKETS.polska, en: MARKETS.international, es: MARKETS.hiszpania }

/** The market whose pages are in a language: each language belongs to exactly one. */
export function marketOfLanguage(language: Language): Market {
  return BY_LANGUAGE[language]
}
