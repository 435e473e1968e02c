/**
 * A repeatable sequence of numbers, uniform in [0, 1) (mulberry32). For data that must stay the same, such as the seeded catalog, and for
 * runs that must repeat: faults, sessions of a load test, simulations. Nothing secret may come from it.
 * @param seed of it the lower 32 bits count
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}
