/** What shoppers were told about pieces of which there was one, and what is left of them. */
export interface Sales {
  /** Id of each piece, as often as somebody was told that it is theirs. */
  sold: readonly number[]
  /** In stock after the run, by id. */
  left: ReadonlyMap<number, number>
}

/** What is wrong with them: a piece promised twice, or promised and still there. Unsold ones are told by `unsold`. */
export function wrongSales({ sold, left }: Sales): string[] {
  const times = new Map<number, number>()
  for (const id of sold) times.set(id, (times.get(id) ?? 0) + 1)
  return [...times].flatMap(([id, count]) => [
    ...(count > 1 ? [`product ${id}, of which there was one, was sold ${count} times`] : []),
    ...(left.get(id) === 0 ? [] : [`product ${id} was sold, and ${left.get(id)} of it are in stock`]),
  ])
}

/** How many pieces nobody got. */
export function unsold({ left }: Sales): number {
  return [...left.values()].filter((pieces) => pieces > 0).length
}
