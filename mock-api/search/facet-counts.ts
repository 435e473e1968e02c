import { LIST_FACETS, type ListFacet } from '#app/domain/search/facets.ts'
import type { FilterName } from './filters.ts'
import type { NarrowedRows } from './hits.ts'
import { recordOf } from '../record-of.ts'
import type { Scratch } from './scratch.ts'

/** Per facet how many rows have each value, the values by number, under all filters but its own (EXT-02). Not to be written to. */
export function countFacets(found: NarrowedRows<FilterName>, scratch: Scratch): Record<ListFacet, Int32Array> {
  const { base } = found
  const { lists } = base
  const common = countHits(found, scratch)

  /** With the facet's own filter the hits, and beside them what it keeps out: that is counted, or what another filter keeps out. */
  function countsOf(facet: ListFacet): Int32Array {
    const keptOut = found.keptOutBy(facet)
    if (!keptOut) return lists.partOf(common, facet)
    const count = keptOut.count()
    if (count <= base.count - found.hits.count - count) {
      return lists.partOf(lists.addFacetTo(common.slice(), facet, keptOut, 1), facet)
    }
    const byOthers = scratch.copyOf(base.rows).andNot(found.without(facet).rows)
    return lists.partOf(lists.addFacetTo(base.counts.slice(), facet, byOthers, -1), facet)
  }

  return recordOf(LIST_FACETS, countsOf)
}

/** A pass over the hits, or over what was missed when that is less. */
function countHits({ base, hits }: NarrowedRows<FilterName>, scratch: Scratch): Int32Array {
  const { counts, lists } = base
  const missedCount = base.count - hits.count
  if (missedCount === 0) return counts
  if (hits.count <= missedCount) return lists.addTo(new Int32Array(lists.size), hits.rows, 1)
  return lists.addTo(counts.slice(), scratch.copyOf(base.rows).andNot(hits.rows), -1)
}
