import type { Boutique, BoutiqueText } from '../domain/search/boutique.ts'
import type { ContentPage } from '../domain/marketing/content-page.ts'
import type { CategoryId, ProductId, TagId, VendorId } from '../domain/ids.ts'
import type { Language } from '../domain/language.ts'
import type { CategoryExample } from '../domain/search/category-example.ts'
import type { ListingItem } from '../domain/product/listing-item.ts'
import { DEFAULT_PAGE_SIZE } from '../domain/search/pagination.ts'
import type { Product } from '../domain/product/product.ts'
import type { SearchBodyParts } from '../domain/search/search-body.ts'
import type { SearchPage } from '../domain/search/search-page.ts'
import type { Tag } from '../domain/product/tag.ts'
import { UNKNOWN } from '../domain/unknown-word.ts'
import { textIn } from '../domain/product/variants.ts'
import type { Vendor } from '../domain/product/vendor.ts'
import { banners } from './contract/banners.ts'
import { contentPage } from './contract/content.ts'
import { boutiqueList, searchExamples, type WireCategoryExample } from './contract/home.ts'
import { boutiqueDetails, tagDetails, vendorDetails } from './contract/listings.ts'
import { productDetails, viewedLast } from './contract/product.ts'
import { searchProducts } from './contract/search.ts'
import { ShopApiError } from './shop-api-error.ts'
import { createShopCall, type ResponseData, type ShopCall, type ShopCallOptions } from './shop-call.ts'
import type { ShopFetch } from './shop-fetch.ts'
import { type Decorations, toDecorations } from './to-banners.ts'
import { type Links, toListingItem } from './to-listing-item.ts'
import { toOptionalInstant, toProduct, toVendorRecord } from './to-product.ts'
import { toSearchPage } from './to-search-page.ts'

/** Public calls of the shop API. An unknown entity is null; a failure is a ShopApiError. */
export interface ShopApi {
  search: (body: SearchBodyParts, paging?: { page?: number; perPage?: number }) => Promise<SearchPage>
  product: (id: ProductId) => Promise<Product | null>
  /** In the order of the ids. */
  viewedLast: (ids: readonly ProductId[]) => Promise<readonly ListingItem[]>
  vendor: (id: VendorId) => Promise<Vendor | null>
  boutique: (slug: string) => Promise<Boutique | null>
  /** Of these slugs, in their order; unknown ones are left out. */
  boutiques: (slugs: readonly string[]) => Promise<readonly BoutiqueText[]>
  /** How many products each category has, and one of them. */
  categoryExamples: (ids: readonly CategoryId[]) => Promise<readonly CategoryExample[]>
  /** By slug, or by id when it is a number (GAP-46). */
  tag: (tag: string) => Promise<Tag | null>
  contentPage: (slug: string) => Promise<ContentPage | null>
  /** Fetched once per page: the frame and the content both need them. */
  decorations: () => Promise<Decorations>
}

export interface ShopApiOptions extends Omit<ShopCallOptions, 'fetch'>, Links {
  language: Language
  /** @default globalThis.fetch; tests pass the mock API itself. */
  fetch?: ShopFetch
}

/** Client of the shop API for public pages: responses are parsed at the border and returned in our own types. */
export function createShopApi({
  language,
  productHref,
  vendorHref,
  fetch = globalThis.fetch.bind(globalThis),
  ...options
}: ShopApiOptions): ShopApi {
  const call = createShopCall({ ...options, fetch })
  const links = { productHref, vendorHref }
  let decorations: Promise<Decorations> | undefined
  return {
    async search(body, { page = 1, perPage = DEFAULT_PAGE_SIZE } = {}) {
      const response = await call(searchProducts, { query: { page, per_page: perPage }, body })
      // A search that finds nothing says so by an empty list.
      if (!response) throw new ShopApiError('searchProducts', 'status', { detail: '404' })
      return toSearchPage(response.data, { ...links, before: (page - 1) * perPage })
    },
    async product(id) {
      const response = await call(productDetails, { path: { id } })
      return response && toProduct(response.data)
    },
    async viewedLast(ids) {
      const response = await call(viewedLast, { query: { productsIds: ids.join(','), per_page: ids.length } })
      return response?.data.items.map((item) => toListingItem(item, links)) ?? []
    },
    async vendor(id) {
      const response = await call(vendorDetails, { path: { id } })
      if (!response) return null
      const { urlSlug, description, vacation, record, photo = null, ...vendor } = response.data
      const own = { descriptionHtml: description, vacation: toOptionalInstant(vacation), record: toVendorRecord(record) }
      return { ...vendor, ...own, photo, id, slug: urlSlug }
    },
    async boutique(slug) {
      const response = await call(boutiqueDetails, { path: { butique: slug } })
      if (!response) return null
      const { description, filters, ...boutique } = response.data
      return { ...boutique, filters: toFilters(filters), descriptionHtml: description }
    },
    async boutiques(slugs) {
      const response = await call(boutiqueList, { query: { slugs: slugs.join(',') } })
      return response?.data.items.map(({ description, ...boutique }) => ({ ...boutique, descriptionHtml: description })) ?? []
    },
    async categoryExamples(ids) {
      const response = await call(searchExamples, { query: { categories: ids.join(',') } })
      return response?.data.items.map(toCategoryExample) ?? []
    },
    async tag(tag) {
      const response = await call(tagDetails, { path: { tag } })
      return response && { id: response.data.id as TagId, slug: response.data.slug, name: textIn(response.data.translations, language) }
    },
    async contentPage(slug) {
      const response = await call(contentPage, { path: { lang: language, slug } })
      if (!response) return null
      const { lang, body, newsletter, contactForm = false, visibleFrom, tagId, ...page } = response.data
      return {
        ...page,
        language: lang,
        bodyHtml: body,
        hasNewsletter: newsletter,
        hasContactForm: contactForm,
        visibleFrom: Date.parse(visibleFrom),
        tagId: tagId as TagId | null,
      }
    },
    async decorations() {
      return (decorations ??= readDecorations(call))
    },
  }
}

function toCategoryExample({ id, count, product }: WireCategoryExample): CategoryExample {
  return {
    categoryId: id as CategoryId,
    total: count,
    product: product && { productId: product.id as ProductId, vendorId: product.vendorId as VendorId, photo: product.photo },
  }
}

async function readDecorations(call: ShopCall): Promise<Decorations> {
  const response = await call(banners)
  return response ? toDecorations(response.data) : { banners: [], promoBar: null }
}

/** The filters of a boutique; an order that this build does not know is none. */
function toFilters({ orderBy, ...filters }: ResponseData<typeof boutiqueDetails>['filters']): Boutique['filters'] {
  if (!orderBy || orderBy.order === UNKNOWN) return filters
  return { ...filters, orderBy: { ...orderBy, order: orderBy.order } }
}
