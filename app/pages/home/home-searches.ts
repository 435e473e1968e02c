import { NO_FILTERS } from '../../domain/search/filters.ts'
import { toSearchBody } from '../../domain/search/search-body.ts'
import type { Language } from '../../domain/language.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Photo } from '../../domain/product/photo.ts'
import { type CategoryLink, mainCategories } from '../../layout/main-categories.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { HOME_ROWS, type HomeRowName } from './home-rows.ts'

/** A department with the photo of one of its products. */
export interface CategoryExample extends CategoryLink {
  photo: Photo | null
  /** Number of products in it; null when the search failed. */
  total: number | null
}

/** The products of a row; empty when the search fails, so that it never fails the page. */
export async function searchRow(shop: ShopApi, name: HomeRowName): Promise<readonly ListingItem[]> {
  const { filters, count } = HOME_ROWS[name]
  const page = await shop.search(toSearchBody(filters), { perPage: count }).catch(() => null)
  return page?.items ?? []
}

/** The main categories, each with its first product's photo. */
export async function categoryExamples(shop: ShopApi, language: Language): Promise<readonly CategoryExample[]> {
  return Promise.all(mainCategories(language).map((link) => exampleOf(shop, link)))
}

async function exampleOf(shop: ShopApi, link: CategoryLink): Promise<CategoryExample> {
  const body = toSearchBody({ ...NO_FILTERS, categories: [link.id] })
  const page = await shop.search(body, { perPage: 1 }).catch(() => null)
  return { ...link, photo: page?.items[0]?.photos[0] ?? null, total: page?.total ?? null }
}
