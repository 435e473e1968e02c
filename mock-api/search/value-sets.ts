import type { ListsByRow } from './lists-by-row.ts'

/** Two properties become one while they have no more combinations than this: all of them are looked at once per count. */
const MOST_JOINED = 2048

/** Per row the number of its set of values; most rows share theirs with many others. */
export interface ValueSets {
  setOf: Int32Array
  /** The values of each set. */
  sets: readonly (readonly number[])[]
}

/** Numbers the lists of a property: rows with the same list have the same number. @param first is added to every value */
export function valueSets({ starts, values }: ListsByRow, first: number): ValueSets {
  const rowCount = starts.length - 1
  const setOf = new Int32Array(rowCount)
  const sets: number[][] = [[]]
  // Value by value down a tree: a list is the list without its last value, and that value.
  const longer: Map<number, number>[] = [new Map()]
  for (let row = 0; row < rowCount; row++) {
    const end = starts[row + 1] ?? 0
    let set = 0
    for (let i = starts[row] ?? 0; i < end; i++) {
      const value = first + (values[i] ?? 0)
      let next = longer[set]?.get(value)
      if (next === undefined) {
        next = sets.length
        longer[set]?.set(value, next)
        longer.push(new Map())
        sets.push([...(sets[set] ?? []), value])
      }
      set = next
    }
    setOf[row] = set
  }
  return { setOf, sets }
}

/** Both properties as one, or null when they have too many combinations. */
export function joined(a: ValueSets, b: ValueSets): ValueSets | null {
  const setOf = new Int32Array(a.setOf.length)
  const sets: number[][] = []
  const numbers = new Map<number, number>()
  for (let row = 0; row < setOf.length; row++) {
    const [inA, inB] = [a.setOf[row] ?? 0, b.setOf[row] ?? 0]
    const pair = inA * b.sets.length + inB
    let number = numbers.get(pair)
    if (number === undefined) {
      number = sets.length
      if (number === MOST_JOINED) return null
      numbers.set(pair, number)
      sets.push([...(a.sets[inA] ?? []), ...(b.sets[inB] ?? [])])
    }
    setOf[row] = number
  }
  return { setOf, sets }
}
