import type { CountedFacet, FacetLists } from './facet-lists.ts'
import type { Hits } from './hits.ts'

/** Steps of a pass over rows per value it meets, in steps of an AND over words: it reads two places and writes a third. */
const PASS_COST = 2

/** How many of the hits have each value of all facets: a pass over the hits, or over what was missed when that is less. */
export function countAllValues(hits: Hits): Int32Array {
  const { base, count } = hits
  const { counts, lists } = base
  if (count === base.count) return counts
  if (count <= base.count - count) return lists.addTo(new Int32Array(lists.size), hits.list, 1)
  return lists.addTo(counts.slice(), hits.missed, -1)
}

/** How many of the hits have each value of one facet, the values by number. Three ways lead there; the cheapest one is taken. */
export function countValues(hits: Hits, facet: CountedFacet, lists: FacetLists): Int32Array {
  const { base } = hits
  const valuesPerRow = lists.byRow.values.length / Math.max(1, lists.byRow.starts.length - 1)
  const missedCount = base.count - hits.count
  const passCost = PASS_COST * (1 + valuesPerRow) * Math.min(hits.count, missedCount)
  if (lists.rows.costOfAll < passCost) return countByValue(hits, lists)
  if (hits.count <= missedCount) return countByRow(new Int32Array(lists.ids.length), { rows: hits.list, step: 1, lists })
  return countByRow(base.countsOf(facet).slice(), { rows: hits.missed, step: -1, lists })
}

/** Per value: how many of its rows are hits. */
function countByValue(hits: Hits, lists: FacetLists): Int32Array {
  const counts = new Int32Array(lists.ids.length)
  for (let value = 0; value < counts.length; value++) counts[value] = lists.rows.countIn(hits.rows, value)
  return counts
}

/** Per row: one more, or one less, for each of its values. */
function countByRow(counts: Int32Array, { rows, step, lists }: { rows: Int32Array; step: number; lists: FacetLists }): Int32Array {
  const { starts, values } = lists.byRow
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0
    const end = starts[row + 1] ?? 0
    for (let i = starts[row] ?? 0; i < end; i++) {
      const value = values[i] ?? 0
      counts[value] = (counts[value] ?? 0) + step
    }
  }
  return counts
}
