import type { DeliveryQuote } from '../../domain/delivery/delivery.ts'
import type { ProductId } from '../../domain/ids.ts'
import { fromWire } from '../../domain/pricing/money.ts'
import { SHIPPING_REQUEST_COUNTRY } from '../../domain/delivery/postal-code.ts'
import { UNKNOWN } from '../../domain/unknown-word.ts'
import type { DataOf } from '../contract/call-types.ts'
import type { estimateDelivery as estimateRoute } from '../contract/checkout.ts'
import { type CallResult, callShop } from './call-shop.ts'

interface QuoteRequest {
  productId: ProductId
  quantity: number
  /** Format 00-000. */
  zipCode: string
}

/** Delivery offers for an address; none means that the price is quoted individually (GAP-39). The country is always PL (spec §5). */
export async function estimateDelivery(request: QuoteRequest): Promise<CallResult<readonly DeliveryQuote[]>> {
  const body = { ...request, countryId: SHIPPING_REQUEST_COUNTRY }
  const result = await callShop<DataOf<typeof estimateRoute>>('/shop/delivery/cost/estimate', { group: 'product', isPersonal: true, body })
  if (!result.ok) return result
  return {
    ok: true,
    data: result.data.items.flatMap(({ type, price, currencyId, days }) =>
      type === UNKNOWN ? [] : [{ type, price: fromWire(price, currencyId), days }],
    ),
  }
}
