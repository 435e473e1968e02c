import type { CatalogProduct, FilterName, Market } from '../plan.ts'
import type { Fault } from './fault.ts'

/** What a listing is narrowed by: one value of each filter, since of several the shop lists what has any. */
export interface Narrowed extends Partial<Readonly<Record<FilterName, readonly [number]>>> {
  /** PLN, in every market (GAP-20). */
  priceTo?: number
}

const NAMES = ['categories', 'colors', 'materials'] as const satisfies readonly FilterName[]

/** The first listed product that its filters should have left out; null: none. @param productOf null: not known */
export function filterFault(ids: readonly number[], narrowed: Narrowed, productOf: (id: number) => CatalogProduct | null): Fault | null {
  for (const id of ids) {
    const product = productOf(id)
    const missing = product?.filters && NAMES.find((name) => narrowed[name] && !product.filters?.[name].includes(narrowed[name][0]))
    if (missing) return { oracle: 'filter-narrows', seen: `product ${id} has no ${missing} ${narrowed[missing]?.join()}` }
    if (product && narrowed.priceTo !== undefined && product.prices.pl > narrowed.priceTo * 100)
      return { oracle: 'filter-narrows', seen: `product ${id} costs ${product.prices.pl}, more than ${narrowed.priceTo}` }
  }
  return null
}

/** The first two products that stand in the wrong order of their prices; null: none. @param productOf null: not known */
export function sortFault(
  ids: readonly number[],
  sort: 'price asc' | 'price desc',
  { productOf, market }: { productOf: (id: number) => CatalogProduct | null; market: Market },
): Fault | null {
  const prices = ids.flatMap((id) => productOf(id)?.prices[market] ?? [])
  const at = prices.findIndex(
    (price, nth) => nth > 0 && (sort === 'price asc' ? price < (prices[nth - 1] ?? 0) : price > (prices[nth - 1] ?? 0)),
  )
  return at < 0 ? null : { oracle: 'sort-order', seen: `${sort}: ${prices[at - 1]} before ${prices[at]}` }
}
