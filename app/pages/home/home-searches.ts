import { toSearchBody } from '../../domain/search/search-body.ts'
import type { Language } from '../../domain/language.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Photo } from '../../domain/product/photo.ts'
import { type CategoryLink, mainCategories } from '../../layout/main-categories.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { HOME_ROWS, type HomeRowName } from './home-rows.ts'

/** A department with the photo of one of its products. */
export interface Department extends CategoryLink {
  photo: Photo | null
  /** Number of products in it; null when the call failed. */
  total: number | null
}

/** The products of a row; empty when the search fails, so that it never fails the page. */
export async function searchRow(shop: ShopApi, name: HomeRowName): Promise<readonly ListingItem[]> {
  const { filters, count } = HOME_ROWS[name]
  const page = await shop.search(toSearchBody(filters), { perPage: count }).catch(() => null)
  return page?.items ?? []
}

/** The main categories, each with its first product's photo, by one call (EXT-33). When it fails they have their names alone. */
export async function departments(shop: ShopApi, language: Language): Promise<readonly Department[]> {
  const links = mainCategories(language)
  const examples = await shop.categoryExamples(links.map(({ id }) => id)).catch(() => [])
  const byId = new Map(examples.map((example) => [example.categoryId, example]))
  return links.map((link) => {
    const example = byId.get(link.id)
    return { ...link, photo: example?.product?.photo ?? null, total: example?.total ?? null }
  })
}
