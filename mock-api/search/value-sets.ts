import type { ListsByRow } from './lists-by-row.ts'

/** Two properties share a column up to this many combinations, because each count scans all of them. */
const MOST_JOINED = 2048

/** The number of each row's set of values; most rows share theirs with many others. */
export interface ValueSets {
  setOf: Int32Array
  /** The values of each set. */
  sets: readonly (readonly number[])[]
}

/** Numbers the lists of a property: equal lists get equal numbers. @param first added to every value */
export function valueSets(lists: ListsByRow, first: number): ValueSets {
  const { starts } = lists
  const rowCount = starts.length - 1
  const setOf = new Int32Array(rowCount)
  const sets: number[][] = [[]]
  // A trie: a list is its prefix plus its last value.
  const longer: Map<number, number>[] = [new Map()]
  for (let row = 0; row < rowCount; row++) {
    const end = starts[row + 1] ?? 0
    let set = 0
    for (let i = starts[row] ?? 0; i < end; i++) {
      const value = first + lists.valueAt(i)
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

/** Combines both properties, or null if they have too many combinations. */
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
