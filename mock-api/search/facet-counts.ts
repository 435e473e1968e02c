import { LIST_FACETS, type ListFacet } from '#app/domain/search/facets.ts'
import type { FilterName } from './filters.ts'
import type { NarrowedRows } from './hits.ts'
import { recordOf } from '../record-of.ts'
import type { Scratch } from './scratch.ts'

/** Per facet, the number of rows with each value (by number) under all filters but its own (EXT-02). Read-only. */
export function countFacets(found: NarrowedRows<FilterName>, scratch: Scratch): Record<ListFacet, Int32Array> {
  const { base } = found
  const { lists } = base
  const common = countHits(found, scratch)

  /** For a filtered facet: the hits plus the rows that only its own filter excludes. Counts those rows, or the rows that other filters exclude. */
  function countsOf(facet: ListFacet): Int32Array {
    const excluded = found.excludedBy(facet)
    if (!excluded) return lists.partOf(common, facet)
    const count = excluded.count()
    if (count <= base.count - found.hits.count - count) {
      return lists.partOf(lists.addFacetTo(common.slice(), facet, excluded, 1), facet)
    }
    const byOthers = scratch.copyOf(base.rows).andNot(found.without(facet).rows)
    return lists.partOf(lists.addFacetTo(base.counts.slice(), facet, byOthers, -1), facet)
  }

  return recordOf(LIST_FACETS, countsOf)
}

/** Counts over the hits, or over the misses if there are fewer. */
function countHits({ base, hits }: NarrowedRows<FilterName>, scratch: Scratch): Int32Array {
  const { counts, lists } = base
  const missedCount = base.count - hits.count
  if (missedCount === 0) return counts
  if (hits.count <= missedCount) return lists.addTo(new Int32Array(lists.size), hits.rows, 1)
  return lists.addTo(counts.slice(), scratch.copyOf(base.rows).andNot(hits.rows), -1)
}
