// THE MARKET TABLE. A market = one row here and one folder of texts in locales/ (EXT-08): languages, links, alternates, sitemaps, the
// market switch, prices, ways to pay and mails follow from it. What a folder lacks, and seed data, reads in English or Polish.
// A market in a new currency = a row in CURRENCIES as well, and the currency's name in locales/*/api-names.json: prices, thresholds, the
// rates of the seed, the contract and the columns of the database follow from it.
// Islands import currencies alone: what is derived from the market table is marked as pure, so that no browser loads it.

interface CurrencyRow {
  /** Stands behind an amount, in every language (GAP-118). */
  symbol: string
  /** PLN per unit times 10,000 (4.30 = 43000), as the seed writes it into the shop's table of rates (GAP-76). */
  plnPerUnit: number
  /** Transfers follow SEPA, so EPC069-12 describes them (EXT-16). @default false */
  isSepa?: true
}

/** The currencies by ISO 4217; each has a hundred minor units. */
export const CURRENCIES = {
  PLN: { symbol: 'zł', plnPerUnit: 10_000 },
  EUR: { symbol: '€', plnPerUnit: 43_000, isSepa: true },
} as const satisfies Record<string, CurrencyRow>

export type CurrencyId = keyof typeof CURRENCIES

export const CURRENCY_IDS = /* @__PURE__ */ Object.keys(CURRENCIES) as CurrencyId[]

/** Whether transfers of a currency follow SEPA. */
export function isSepaCurrency(id: CurrencyId): boolean {
  const row: CurrencyRow = CURRENCIES[id]
  return row.isSepa ?? false
}

interface MarketRow {
  /** Number of the market in the shop API and in the market cookie. */
  id: number
  /** As its own shoppers call it: the same on pages of every language. */
  name: string
  /** ISO 639-1, as in the header langId, in /cp/{lang}/ and as the folder in locales/; no two markets share one. */
  language: string
  /** The language in its own words. */
  languageName: string
  currencyId: CurrencyId
  /** Two capital letters, or null for the international market. */
  countryId: string | null
  isLocal: boolean
  /** First path segment of the market's pages; the Polish market has none (GAP-54). */
  prefix: '' | `/${string}`
  /** Default value of the header shippingTo (GAP-18). */
  shippingTo: string
  /** Whether products offer instalments (GAP-81). */
  hasInstallments: boolean
  /** Whether products offer a quote for a postal code (spec §5). */
  hasShippingQuote: boolean
  /** Whether lengths are shown in inches as well as in centimetres (EXT-32). */
  usesInches: boolean
}

export const MARKETS = {
  international: {
    id: 1,
    name: 'International',
    language: 'en',
    languageName: 'English',
    currencyId: 'EUR',
    countryId: null,
    isLocal: false,
    prefix: '/en',
    shippingTo: 'pl',
    hasInstallments: false,
    hasShippingQuote: false,
    usesInches: true,
  },
  polska: {
    id: 2,
    name: 'Polska',
    language: 'pl',
    languageName: 'polski',
    currencyId: 'PLN',
    countryId: 'PL',
    isLocal: true,
    prefix: '',
    shippingTo: 'pl',
    hasInstallments: true,
    hasShippingQuote: true,
    usesInches: false,
  },
  hiszpania: {
    id: 3,
    name: 'España',
    language: 'es',
    languageName: 'español',
    currencyId: 'EUR',
    countryId: 'ES',
    isLocal: true,
    prefix: '/es',
    shippingTo: 'es',
    hasInstallments: false,
    hasShippingQuote: false,
    usesInches: false,
  },
} as const satisfies Record<string, MarketRow>

type Row = (typeof MARKETS)[keyof typeof MARKETS]

export interface Market extends MarketRow {
  id: Row['id']
  language: Row['language']
}

/** Spec §1: Polish first. */
export const DEFAULT_MARKET: Market = /* @__PURE__ */ polishMarket()
/** Spec §1: the main currency; price filters and thresholds are always in it (GAP-20, GAP-77). */
export const MAIN_CURRENCY: CurrencyId = 'PLN'

/** Every market, the default one first, the others as in the table. */
export const ALL_MARKETS: readonly Market[] = /* @__PURE__ */ defaultFirst()

/** The market whose pages are in a language: each language belongs to exactly one. */
export function marketOfLanguage(language: Market['language']): Market {
  return ALL_MARKETS.find((market) => market.language === language) ?? DEFAULT_MARKET
}

function polishMarket(): Market {
  return MARKETS.polska
}

function defaultFirst(): Market[] {
  return [DEFAULT_MARKET, ...Object.values(MARKETS).filter(({ id }) => id !== DEFAULT_MARKET.id)]
}
