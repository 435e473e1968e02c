import type { DeliveryQuote } from '../../domain/delivery/delivery.ts'
import type { ProductId } from '../../domain/ids.ts'
import { fromWire } from '../../domain/pricing/money.ts'
import type { CurrencyId } from '../../domain/market.ts'
import { SHIPPING_REQUEST_COUNTRY } from '../../domain/delivery/postal-code.ts'
import { type CallResult, callShop } from './call-shop.ts'

interface QuoteRequest {
  productId: ProductId
  quantity: number
  /** Format 00-000. */
  zipCode: string
}

interface WireQuote {
  items: { type: 'STANDARD' | 'HOME'; price: number; currencyId: CurrencyId; days: number }[]
}

/** Delivery offers for an address; none means that the price is quoted individually (GAP-39). The country is always PL (spec §5). */
export async function estimateDelivery(request: QuoteRequest): Promise<CallResult<readonly DeliveryQuote[]>> {
  const body = { ...request, countryId: SHIPPING_REQUEST_COUNTRY }
  const result = await callShop<WireQuote>('/shop/delivery/cost/estimate', { group: 'product', isPersonal: true, body })
  if (!result.ok) return result
  return {
    ok: true,
    data: result.data.items.map(({ type, price, currencyId, days }) => ({ type, price: fromWire(price, currencyId), days })),
  }
}
