import { freeDeliveryFrom } from '../../domain/delivery/delivery.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import type { PageInput } from '../../page.ts'

/** Free-delivery threshold as text, in the market's currency. */
export function freeDeliveryPromise({ t, market, language }: Pick<PageInput<unknown>, 't' | 'market' | 'language'>): string {
  return t('common:promiseDeliveryText', { amount: formatPrice(freeDeliveryFrom(market.currencyId), language) })
}
