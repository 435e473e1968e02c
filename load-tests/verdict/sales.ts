import type { Reason } from './reason.ts'

/** One-of-one pieces: confirmed sales, and the stock left. */
export interface Sales {
  /** Product ids, one for each confirmed sale. */
  sold: readonly number[]
  /** Stock after the run, by id. */
  left: ReadonlyMap<number, number>
}

/** Violations: a piece sold twice, or sold and still in stock. `unsold` counts the unsold ones. */
export function wrongSales({ sold, left }: Sales): Reason[] {
  const times = new Map<number, number>()
  for (const id of sold) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].flatMap(([id, count]) => [
    ...(count > 1
      ? [{ id: 'sold-twice', text: `product ${id}, of which there was one, was sold ${count} times`, value: count, limit: 1 }]
      : []),
    ...(left.get(id) === 0 ? [] : [{ id: 'sold-in-stock', text: `product ${id} was sold, and ${left.get(id)} of it are in stock` }]),
  ])
}

/** Number of unsold pieces. */
export function unsold({ left }: Sales): number {
  return [...left.values()].filter((pieces) => pieces > 0).length
}

/** Pieces that nobody got, although more shoppers wanted them than there are. */
export function unsoldReasons(sales: Sales): Reason[] {
  const count = unsold(sales)
  return count > 0 ? [{ id: 'unsold', text: `${count} pieces were left`, value: count, limit: 0 }] : []
}
