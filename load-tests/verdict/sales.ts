/** One-of-one pieces: confirmed sales, and the stock left. */
export interface Sales {
  /** Product ids, one for each confirmed sale. */
  sold: readonly number[]
  /** Stock after the run, by id. */
  left: ReadonlyMap<number, number>
}

/** Violations: a piece sold twice, or sold and still in stock. `unsold` counts the unsold ones. */
export function wrongSales({ sold, left }: Sales): string[] {
  const times = new Map<number, number>()
  for (const id of sold) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].flatMap(([id, count]) => [
    ...(count > 1 ? [`product ${id}, of which there was one, was sold ${count} times`] : []),
    ...(left.get(id) === 0 ? [] : [`product ${id} was sold, and ${left.get(id)} of it are in stock`]),
  ])
}

/** Number of unsold pieces. */
export function unsold({ left }: Sales): number {
  return [...left.values()].filter((pieces) => pieces > 0).length
}
