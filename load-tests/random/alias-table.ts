/** Draws an index by weight in one step, however many there are (Walker's alias method, in Vose's form). */
export interface AliasTable {
  /** @param random a number in [0, 1) */
  draw: (random: () => number) => number
}

/** @throws RangeError without a weight above nothing */
export function aliasTable(weights: readonly number[]): AliasTable {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (!(total > 0)) throw new RangeError('Nothing to draw from')
  const scaled = weights.map((weight) => (weight / total) * weights.length)
  // Column i is i itself up to `share[i]`, above it `other[i]`.
  const share = weights.map(() => 1)
  const other = weights.map((_, at) => at)
  const small = scaled.flatMap((value, at) => (value < 1 ? [at] : []))
  const large = scaled.flatMap((value, at) => (value < 1 ? [] : [at]))
  for (;;) {
    const [less, more] = [small.pop(), large.pop()]
    if (less === undefined || more === undefined) break
    share[less] = scaled[less] ?? 1
    other[less] = more
    scaled[more] = (scaled[more] ?? 0) - (1 - (scaled[less] ?? 0))
    if ((scaled[more] ?? 0) < 1) small.push(more)
    else large.push(more)
  }
  return {
    draw(random) {
      const column = Math.floor(random() * share.length)
      return random() < (share[column] ?? 1) ? column : (other[column] ?? column)
    },
  }
}

/** Zipf weights of ranks 1 … count: rank n is requested n^-exponent times as often as the first. */
export function zipfWeights(count: number, exponent: number): number[] {
  return Array.from({ length: count }, (_, at) => (at + 1) ** -exponent)
}
