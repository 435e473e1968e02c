// Own generator instead of faker's, whose sequences change between versions: a product must stay the same.
import { seededRandom } from '#app/domain/seeded-random.ts'

/** A seeded random number generator: equal seeds give equal choices. */
export interface Rng {
  /** Uniform in [0, 1). */
  next(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  /** True with probability `share`. */
  chance(share: number): boolean
  pick<T>(choices: readonly T[]): T
  /** Standard normal within ±3.5: the sum of twelve uniforms minus six. */
  normal(): number
}

/** Random source for one purpose of one row: equal arguments give equal sequences, independent of other draws. */
export function rngFor(seed: number, purpose: string, index: number): Rng {
  const next = seededRandom(mix(mix(hash(purpose) ^ seed) ^ index))
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick: (choices) => {
      const choice = choices[Math.floor(next() * choices.length)]
      if (choice === undefined) throw new RangeError(`${purpose}: nothing to pick from`)
      return choice
    },
    normal: () => {
      let sum = -6
      for (let draw = 0; draw < 12; draw++) sum += next()
      return Math.max(-3.5, Math.min(3.5, sum))
    },
  }
}

/** Weighted choice: `wheel(rows, weightOf)` once, then `spin(rng)` as often as needed. */
export function wheel<T>(rows: readonly T[], weightOf: (row: T) => number): (rng: Rng) => T {
  const ends: number[] = []
  let total = 0
  for (const row of rows) ends.push((total += weightOf(row)))
  return (rng) => {
    const mark = rng.next() * total
    let low = 0
    let high = ends.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? total) > mark) high = middle
      else low = middle + 1
    }
    const row = rows[low]
    if (row === undefined) throw new RangeError('a wheel needs rows')
    return row
  }
}

// FNV-1a over the characters of a purpose.
function hash(text: string): number {
  let word = 0x811c9dc5
  for (let at = 0; at < text.length; at++) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193)
  return word | 0
}

// splitmix32's finaliser: decorrelates adjacent seeds.
function mix(word: number): number {
  let mixed = (word + 0x9e3779b9) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return mixed ^ (mixed >>> 15)
}
