import { CURRENCIES, MAIN_CURRENCY, type Market } from '../../domain/market.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import { inCurrency } from '../../domain/pricing/money.ts'
import type { Unit } from '../../domain/search/facets.ts'
import type { Range } from '../../domain/search/filters.ts'
import type { Translate } from '../../i18n/translator.ts'

interface ApproximateInputs {
  range: { [Bound in keyof Range]: number | undefined }
  unit: Unit
  market: Market
}

/**
 * A range of prices in whole units of the market's currency, for orientation: "ok. 23 - 116 €". Null where the market's prices are in the
 * unit of the filter, where the range is not one of prices, and where it has no bound (GAP-20).
 */
export function approximateRange({ range: { from, to }, unit, market: { currencyId } }: ApproximateInputs, t: Translate): string | null {
  if (unit !== MAIN_CURRENCY || currencyId === MAIN_CURRENCY) return null
  const { symbol } = CURRENCIES[currencyId]
  const about = (pln: number) => formatInteger(Math.round(inCurrency(pln * 100, currencyId).minor / 100))
  if (from !== undefined && to !== undefined) return t('product-listing:approximateBetween', { from: about(from), to: about(to), symbol })
  if (from !== undefined) return t('product-listing:approximateFrom', { from: about(from), symbol })
  return to === undefined ? null : t('product-listing:approximateTo', { to: about(to), symbol })
}
