/** A repeatable source of numbers, uniform in [0, 1): the same seed, the same faults. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One draw of a lognormal distribution: half of all draws are below the median, and the larger sigma, the longer the tail. */
export function lognormal(random: () => number, { median, sigma }: { median: number; sigma: number }): number {
  // Box-Muller; 1 - u is never zero.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return median * Math.exp(sigma * normal)
}
