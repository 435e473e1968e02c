// Inputs with which tests render the frame and pages.
import type { Language } from '../domain/language.ts'
import { marketOfLanguage } from '../domain/market.ts'
import { createTranslator } from '../i18n/translator.ts'
import type { PageInput } from '../page.ts'
import type { ShopApi } from '../shop-api/shop-api.ts'

interface TestInputOptions<Params> {
  params: Params
  /** @default 'pl' */
  language?: Language
  /** @default noon of 21 November 2026, when no campaign runs */
  now?: number
  /** The calls that the test expects; any other call throws a TypeError. */
  shop?: Partial<ShopApi>
}

/** A page's input with the real texts and a stubbed shop API. */
export async function testInput<Params>({
  params,
  language = 'pl',
  now = Date.parse('2026-11-21T11:00:00Z'),
  shop = {},
}: TestInputOptions<Params>): Promise<PageInput<Params>> {
  return {
    params,
    market: marketOfLanguage(language),
    language,
    origin: 'https://shop.test',
    hosts: { vendor: 'https://vendor.shop.test', admin: 'https://admin.shop.test' },
    shop: shop as ShopApi,
    t: await createTranslator(language),
    now,
  }
}
