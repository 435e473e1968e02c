import { createTranslator } from '#app/i18n/translator.ts'
import type { PageInput } from '#app/page.ts'
import { productHref, vendorHref } from '#app/routes.ts'
import { createShopApi } from '#app/shop-api/shop-api.ts'
import type { Market } from '#app/domain/market.ts'
import type { EdgeConfig } from '../env.ts'
import { sessionHeaders } from '../session/session-headers.ts'

interface PageInputOptions<Params> {
  params: Params
  market: Market
  config: EdgeConfig
  now: number
  /** What every call to the shop bears besides: the choice of a test, never a visitor's session. */
  mockHeaders: Readonly<Record<string, string>> | null
}

/** Makes what a public page may know, from parsed parameters and configuration alone (architecture decision 2). */
export async function pageInput<Params>({
  params,
  market,
  config,
  now,
  mockHeaders,
}: PageInputOptions<Params>): Promise<PageInput<Params>> {
  return {
    params,
    market,
    language: market.language,
    origin: config.PUBLIC_ORIGIN,
    shop: createShopApi({
      origin: config.SHOP_API_ORIGIN,
      headers: { ...sessionHeaders(market, null), ...mockHeaders },
      language: market.language,
      productHref: (product) => productHref(product, market.language),
      vendorHref: (vendor) => vendorHref(vendor, market.language),
    }),
    t: await createTranslator(market.language),
    now,
  }
}
