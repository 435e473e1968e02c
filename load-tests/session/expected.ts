import { type CatalogProduct, type ExpectedSearch, type Market, MARKETS } from '../plan.ts'
import type { Listed } from './listed.ts'

/** The product as it was before the run; null: it was not on sale. @param catalog by ascending id */
export function catalogProduct(catalog: Listed<CatalogProduct>, id: number): CatalogProduct | null {
  let [low, high] = [0, catalog.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const product = catalog[middle]
    if (!product) return null
    if (product.id === id) return product
    if (product.id < id) low = middle + 1
    else high = middle - 1
  }
  return null
}

/**
 * What a search found before the run; null: the text is none of the plan's.
 * @param searches one for each query, in the order of the markets and of their queries
 */
export function expectedSearch(
  searches: Listed<ExpectedSearch>,
  queries: Readonly<Record<Market, readonly string[]>>,
  { market, text }: { market: Market; text: string },
): ExpectedSearch | null {
  const before = MARKETS.slice(0, MARKETS.indexOf(market)).reduce((sum, each) => sum + queries[each].length, 0)
  const at = queries[market].indexOf(text)
  return at < 0 ? null : (searches[before + at] ?? null)
}
