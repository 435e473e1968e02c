// Counts products of one listing page that share their main picture: node seeds/picture-repeats.ts
import { makeVendors } from './vendors/vendors.ts'
import { catalogOf, isListed } from './catalog/catalog.ts'
import { parentCategoryOf } from './parent-category.ts'
import { PAGE } from './catalog/picture-dealer.ts'
import { DEFAULT_SEED, DEFAULT_SIZE } from './seed-size.ts'
import type { ProductRows } from './catalog/product-rows.ts'

export type ListedProduct = ProductRows['product']

/** Number of pages examined per listing: of everything, and of every category. */
const PAGES_OF_ALL = 20
const PAGES_OF_CATEGORY = 3

/** Products that listings show, in default order: bestsellers, then newest (GAP-64). */
export function listedProducts(size: number = DEFAULT_SIZE): ListedProduct[] {
  const suspended = new Set(makeVendors(DEFAULT_SEED).flatMap(({ id, isSuspended }) => (isSuspended ? [id] : [])))
  const isOff = (vendorId: number) => suspended.has(vendorId)
  const listed: ListedProduct[] = []
  for (const rows of catalogOf(DEFAULT_SEED, size, isOff)) if (isListed(rows, isOff)) listed.push(rows.product)
  return listed.sort((a, b) => Number(b.isBestseller) - Number(a.isBestseller) || b.createdAt - a.createdAt)
}

/** Per listing the repeated pictures on each of its first pages: of all products, of top-level categories, of second-level ones. */
export function countRepeats(listed: readonly ListedProduct[]): Record<'all' | 'top' | 'second', Map<number, number[]>> {
  const categoryOf = ({ categories }: ListedProduct) => categories?.[0] ?? 0
  const counted = (groups: Map<number, readonly ListedProduct[]>) =>
    new Map([...groups].map(([id, products]) => [id, pagesOf(products, PAGES_OF_CATEGORY).map(repeatsOn)]))
  return {
    all: new Map([[0, pagesOf(listed, PAGES_OF_ALL).map(repeatsOn)]]),
    top: counted(Map.groupBy(listed, (product) => parentCategoryOf(categoryOf(product)))),
    second: counted(Map.groupBy(listed, categoryOf)),
  }
}

function pagesOf(products: readonly ListedProduct[], pages: number): ListedProduct[][] {
  return Array.from({ length: pages }, (_, at) => products.slice(at * PAGE, (at + 1) * PAGE)).filter(({ length }) => length > 0)
}

function repeatsOn(page: readonly ListedProduct[]): number {
  const leads = page.flatMap(({ photos }) => photos?.[0] ?? [])
  return leads.length - new Set(leads).size
}

if (import.meta.main) {
  for (const [listing, groups] of Object.entries(countRepeats(listedProducts()))) {
    const pages = [...groups.values()].flat()
    const repeats = pages.reduce((sum, each) => sum + each, 0)
    console.log(`${listing}: ${pages.length} pages, ${pages.filter(Boolean).length} with repeats, ${repeats} repeats`)
  }
}
