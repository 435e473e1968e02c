import type { ReactNode } from 'react'
import type { SearchedFacet } from '../../domain/search/facets.ts'
import { searchLabels } from './filter-labels.ts'
import type { ListingView } from './listing-view.ts'
import styles from './searched-list.module.css'

interface SearchedListProps {
  facet: SearchedFacet
  view: Pick<ListingView, 't'>
  /** The list or the tree of choices. */
  list: ReactNode
}

/** A long list with a field to find a value in it. */
export function SearchedList({ facet, view: { t }, list }: SearchedListProps) {
  const labels = searchLabels(facet)
  return (
    <div className={styles.root} data-searched>
      {/* No type="search": in Safari Escape would empty it, even when it is empty, and never close the panel. */}
      <input
        type="text"
        role="searchbox"
        inputMode="search"
        autoComplete="off"
        aria-label={t(labels.search)}
        placeholder={t(labels.search)}
      />
      {list}
      <output hidden>{t(labels.none)}</output>
    </div>
  )
}
