// All products in order, each with pictures that its neighbours in a listing do not show.
import { parentCategoryOf } from '../parent-category.ts'
import { PAGE, PictureAllocator } from './picture-allocator.ts'
import { productAt } from './product.ts'
import type { ProductRows } from './product-rows.ts'

interface Held extends ProductRows {
  index: number
}

type ListedProduct = Pick<ProductRows['product'], 'photos' | 'categories'>

/** Maximum number of attempts for a product. */
const ATTEMPTS = 30

/**
 * The products of a catalog. A larger catalog starts with the same products except for the newest of a smaller one: up to a page of each
 * top-level category is held back to the end, because it shares its page with bestsellers, whose number is not known before.
 * @param isOff whether a vendor's products are not for sale
 */
export function* catalogOf(seed: number, size: number, isOff: (vendorId: number) => boolean = () => false): Generator<ProductRows> {
  const allocator = new PictureAllocator()
  const newest = new Map<number, Held[]>()
  for (let index = 0; index < size; index++) {
    const rows = productAt(seed, index, size, allocator)
    const isShown = isListed(rows, isOff)
    if (isShown) allocator.show(rows.product)
    if (!isShown || rows.product.isBestseller) {
      yield rows
      continue
    }
    const held = heldOf(newest, rows)
    held.push({ ...rows, index })
    const oldest = held.length > PAGE ? held.shift() : undefined
    if (oldest) yield rowsOf(oldest)
  }
  for (const held of newest.values()) yield* withoutRepeats(held)

  // On the page where bestsellers and others meet, the others are replaced.
  function* withoutRepeats(held: readonly Held[]): Generator<ProductRows> {
    const bestsellers = allocator.lastBestsellers(categoryOf(held[0]))
    const page = held.slice(bestsellers.length === 0 ? held.length : bestsellers.length - PAGE)
    yield* held.slice(0, held.length - page.length).map(rowsOf)
    const taken = new Set(bestsellers.map(({ photos }) => photos?.[0]))
    for (const [at, rows] of page.entries()) {
      if (!taken.has(rows.product.photos?.[0]) || rows.product.variantGroupId !== null) continue
      const others = [...bestsellers, ...page.toSpliced(at, 1).map(({ product }) => product)]
      page[at] = anewBeside(others, rows) ?? rows
    }
    yield* page.map(rowsOf)
  }

  // Another attempt may be sold out or have another vendor; then a further one is made.
  function anewBeside(others: readonly ListedProduct[], { index }: Held): Held | undefined {
    const taken = new Set(others.map(({ photos }) => photos?.[0]))
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const rows = productAt(seed, index, size, new PictureAllocator(taken))
      const lead = rows.product.photos?.[0]
      if (isListed(rows, isOff) && !taken.has(lead)) return { ...rows, index }
      taken.add(lead)
    }
    return undefined
  }
}

/** Whether listings show it: published, in stock, of an active vendor, and the representative of its group in grids (GAP-68, GAP-70). */
export function isListed({ product }: ProductRows, isOff: (vendorId: number) => boolean): boolean {
  const { statusId, stock, visibleOnGrid, vendorId } = product
  return statusId === 'PUBLISHED' && (stock ?? 0) > 0 && visibleOnGrid === 2 && !isOff(vendorId)
}

function heldOf(newest: Map<number, Held[]>, rows: ProductRows): Held[] {
  const category = parentCategoryOf(categoryOf(rows))
  const held = newest.get(category) ?? []
  newest.set(category, held)
  return held
}

function categoryOf(rows: ProductRows | undefined): number {
  return rows?.product.categories?.[0] ?? 0
}

function rowsOf({ product, prices, group }: Held): ProductRows {
  return { product, prices, group }
}
