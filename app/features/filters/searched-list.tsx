import { FACETS, type FacetsWithControl } from '../../domain/search/facets.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { choicesOf } from './choices.ts'
import { searchLabels } from './filter-labels.ts'
import { LazyChoices } from './lazy-choices.client.tsx'
import type { ListingView } from './listing-view.ts'
import styles from './searched-list.module.css'

interface SearchedListProps {
  facet: FacetsWithControl<'searched'>
  view: ListingView
  facets: Facets | null
}

/** A long list with a field to find a value in it. Values without a hit are left out: they could not be chosen. */
export function SearchedList({ facet, view, facets }: SearchedListProps) {
  const { filters, market, t } = view
  const chosen = filters[facet]
  const shown = choicesOf(facet, market.language, facets).filter(({ id, hits }) => hits !== 0 || chosen.includes(id))
  const labels = searchLabels(facet)
  return (
    <div className={styles.root} data-searched>
      <input type="search" autoComplete="off" aria-label={t(labels.search)} placeholder={t(labels.search)} />
      <LazyChoices name={FACETS[facet].query} choices={shown} chosen={chosen} />
      <output hidden>{t(labels.none)}</output>
    </div>
  )
}
