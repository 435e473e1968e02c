import type { Language } from '#app/domain/language.ts'
import { createTranslator, type Translate } from '#app/i18n/translator.ts'
import type { PageInput, PrivatePageInput } from '#app/page.ts'
import { productHref, vendorHref } from '#app/addresses/page-links.ts'
import { createPrivateShop } from '#app/shop-api/private-shop.ts'
import { createShopApi } from '#app/shop-api/shop-api.ts'
import type { Market } from '#app/domain/market.ts'
import { type RenderRecord, recordingFetch, recordingShop } from '../upstream/render-record.ts'
import type { EdgeConfig } from '../env.ts'
import type { PageUpstream } from '../upstream/page-upstream.ts'
import { sessionHeaders } from '../session/session-headers.ts'
import type { Visitor } from '../session/visitor.ts'
import { reportMended } from '../http/report-mended.ts'

interface PageInputOptions<Params> {
  params: Params
  upstream: PageUpstream
  market: Market
  config: EdgeConfig
  now: number
  /** Further headers of every call: a test's choice of world and scenario, never a visitor's session. */
  mockHeaders: Readonly<Record<string, string>> | null
  /** Records the calls of a page that may be stored; null: a page that is not stored. */
  record: RenderRecord | null
}

/** The input of a public page, from parsed parameters and configuration alone (architecture decision 2). */
export async function pageInput<Params>({
  params,
  market,
  config,
  now,
  mockHeaders,
  record,
  upstream,
}: PageInputOptions<Params>): Promise<PageInput<Params>> {
  const shop = createShopApi({
    ...anonymousCalls({ market, config, mockHeaders, record, upstream }),
    language: market.language,
    reads: record?.reads,
    ...linksIn(market),
  })
  return {
    params,
    market,
    language: market.language,
    origin: config.PUBLIC_ORIGIN,
    hosts: { vendor: config.VENDOR_HOST, admin: config.ADMIN_HOST },
    shop: record ? recordingShop(shop, record) : shop,
    t: await translatorOf(market.language),
    now,
  }
}

/** How a public page reads the shop API: in nobody's name. */
export function anonymousCalls({
  market,
  config,
  mockHeaders,
  record,
  upstream: { fetch, backOff, leftMs },
}: Pick<PageInputOptions<unknown>, 'market' | 'config' | 'mockHeaders' | 'record' | 'upstream'>) {
  return {
    origin: config.SHOP_API_ORIGIN,
    headers: { ...sessionHeaders(market, null), ...mockHeaders },
    fetch: record ? recordingFetch(fetch, record, backOff) : fetch,
    leftMs,
    reportMended,
  }
}

/** The input of a private page: the shop API in the visitor's name, never the token itself. */
export async function privatePageInput<Params>(
  visitor: Visitor,
  { market, config, mockHeaders, ...options }: PageInputOptions<Params>,
): Promise<PrivatePageInput<Params>> {
  const shop = createPrivateShop({
    origin: config.SHOP_API_ORIGIN,
    headers: { ...sessionHeaders(market, visitor.session(), visitor.country), ...mockHeaders },
    fetch: visitor.fetch,
    reportMended,
    isNobody: visitor.isNobody,
    isGuest: visitor.isGuest,
    hasGuestOrder: visitor.hasGuestOrder,
    ...linksIn(market),
  })
  return { ...(await pageInput({ ...options, market, config, mockHeaders })), session: { shop, promoCode: visitor.promoCode } }
}

/** One for each language, created for its first page. Values, not promises, which belong to the request that made them. */
const translators = new Map<Language, Translate>()

async function translatorOf(language: Language): Promise<Translate> {
  const translator = translators.get(language) ?? (await createTranslator(language))
  translators.set(language, translator)
  return translator
}

function linksIn({ language }: Market) {
  return {
    productHref: (product: Parameters<typeof productHref>[0]) => productHref(product, language),
    vendorHref: (vendor: Parameters<typeof vendorHref>[0]) => vendorHref(vendor, language),
  }
}
