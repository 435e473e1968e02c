// THE TABLE OF CURRENCIES: which fields of a response have the currency of the market that its request named by the header `langId`. An answer in another
// currency is one for another market (GAP-148): a cache in front of the shop API has mixed them up.
import { isLanguage } from '../../domain/language.ts'
import { marketOfLanguage } from '../../domain/market.ts'
import { valuesAt } from './identities.ts'

/** Method and path of a call -> paths in `data`; `*` is every item of a list. */
const CURRENCIES_OF: Readonly<Record<string, readonly string[]>> = {
  'GET /shop/product/details/{id}': ['prices.currencyId'],
  'GET /shop/product/viewed/last': ['items.*.currencyId'],
  'POST /shop/search/products': ['items.*.currencyId'],
}

/** Path of the first amount in another currency than the market's; null: there is none. @param call method and path of the contract */
export function foreignCurrencyPath(call: string, langId: string | undefined, response: unknown): string | null {
  if (langId === undefined || !isLanguage(langId)) return null
  const { currencyId } = marketOfLanguage(langId)
  const isOurs = (value: unknown) => value === currencyId
  return CURRENCIES_OF[call]?.find((path) => !valuesAt(response, ['data', ...path.split('.')]).every(isOurs)) ?? null
}
