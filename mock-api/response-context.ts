import type { Language } from '#app/domain/language.ts'
import { MAIN_CURRENCY, marketOfLanguage, type CurrencyId } from '#app/domain/market.ts'
import { convertFromPln } from '#app/domain/pricing/money.ts'
import type { Store } from './store/store.ts'

/** What a response depends on besides its rows: the language, the currency of its market and one instant. */
export interface ResponseContext {
  store: Store
  /** The world whose changes of the catalog apply. */
  world: string
  language: Language
  currencyId: CurrencyId
  /** Country of delivery, two letters in any case (EXT-49). */
  countryId: string
  now: number
  /** Converts grosze to minor units of `currencyId` (GAP-76). */
  convert(grosze: number): number
}

/**
 * The context of one response; the language selects the market and so the currency.
 * @param countryId @default the market's own (GAP-18)
 */
export function responseContext({
  store,
  world,
  language,
  countryId = marketOfLanguage(language).shippingTo,
  now,
}: Pick<ResponseContext, 'store' | 'world' | 'language' | 'now'> & Partial<Pick<ResponseContext, 'countryId'>>): ResponseContext {
  const { currencyId } = marketOfLanguage(language)
  const isMain = currencyId === MAIN_CURRENCY
  const rate = isMain ? 1 : store.plnPerUnit(currencyId)
  return { store, world, language, currencyId, countryId, now, convert: (grosze) => (isMain ? grosze : convertFromPln(grosze, rate)) }
}
