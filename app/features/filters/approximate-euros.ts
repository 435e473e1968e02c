import type { Range } from '../../domain/search/filters.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import { convertFromPln, PLN_PER_EUR } from '../../domain/pricing/money.ts'
import type { Translate } from '../../i18n/translator.ts'

/** A range of PLN in whole euros for orientation, "ok. 23 - 116 €"; null when it has no bound (GAP-20). */
export function approximateEuros({ from, to }: { [Bound in keyof Range]: number | undefined }, t: Translate): string | null {
  if (from !== undefined && to !== undefined) return t('product-listing:approximateBetween', { from: euros(from), to: euros(to) })
  if (from !== undefined) return t('product-listing:approximateFrom', { from: euros(from) })
  return to === undefined ? null : t('product-listing:approximateTo', { to: euros(to) })
}

function euros(pln: number): string {
  return formatInteger(Math.round(convertFromPln(pln * 100, PLN_PER_EUR) / 100))
}
