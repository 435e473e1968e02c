import { seededRandom } from '#app/domain/seeded-random.ts'

/** Choices that a seed determines. */
export interface Dice {
  /** @throws RangeError of an empty list */
  pick<T>(all: readonly T[]): T
  /** So many different ones, or all. */
  some<T>(all: readonly T[], count: number): T[]
}

/** Dice that fall the same with the same seed. */
export function diceOf(seed: number): Dice {
  const random = seededRandom(seed)
  const at = (length: number) => Math.floor(random() * length)
  return {
    pick: (all) => {
      const [one] = all.slice(at(all.length))
      if (one === undefined) throw new RangeError('Nothing to pick from')
      return one
    },
    some: (all, count) => {
      const left = [...all]
      return Array.from({ length: Math.min(count, all.length) }, () => left.splice(at(left.length), 1)).flat()
    },
  }
}
