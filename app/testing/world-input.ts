// Inputs of pages over the hand-made shop, whose API responds in this process.
import { NOON } from '#mock-api/test-world/time.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { productHref, vendorHref } from '../addresses/page-links.ts'
import type { ProductId } from '../domain/ids.ts'
import type { Language } from '../domain/language.ts'
import { marketOfLanguage } from '../domain/market.ts'
import type { Product } from '../domain/product/product.ts'
import type { PageInput } from '../page.ts'
import { createShopApi, type ShopApi } from '../shop-api/shop-api.ts'
import type { ShopFetch } from '../shop-api/shop-fetch.ts'
import { testInput } from './test-input.ts'

/** The links that a shop API takes. */
export function pageLinks(language: Language) {
  return {
    productHref: (product: Parameters<typeof productHref>[0]) => productHref(product, language),
    vendorHref: (vendor: Parameters<typeof vendorHref>[0]) => vendorHref(vendor, language),
  }
}

/** The shop API in a language. @param fetch @default to a world of its own */
export function worldShop(language: Language = 'pl', fetch: ShopFetch = worldFetch()): ShopApi {
  const headers = { langId: language, shippingTo: marketOfLanguage(language).shippingTo }
  return createShopApi({ origin: 'http://shop.test', headers, language, fetch, ...pageLinks(language) })
}

/** Calls of a world. @param options as of `createTestWorld` */
export function worldFetch(options?: Parameters<typeof createTestWorld>[0]): ShopFetch {
  const { app } = createTestWorld(options)
  return async (url, init) => app.request(url, init)
}

interface WorldInputOptions<Params> {
  params: Params
  /** @default 'pl' */
  language?: Language
  /** @default the world's noon */
  now?: number
  /** @default to a world of its own */
  fetch?: ShopFetch
}

/** The input of a page. */
export async function worldInput<Params>({
  params,
  language = 'pl',
  now = NOON,
  fetch,
}: WorldInputOptions<Params>): Promise<PageInput<Params>> {
  return testInput({ params, language, now, shop: worldShop(language, fetch) })
}

/** A product of the world. @throws {Error} when it has none of this number */
export async function worldProduct(shop: Pick<ShopApi, 'product'>, id: number): Promise<Product> {
  const product = await shop.product(id as ProductId)
  if (!product) throw new Error(`The test world has no product ${id}`)
  return product
}
