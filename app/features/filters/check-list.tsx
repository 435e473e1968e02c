import { FACETS, type ListFacet } from '../../domain/facets.ts'
import type { Facets } from '../../domain/search-page.ts'
import { Choice } from './choice.tsx'
import { choicesOf, hitsOf } from './choices.ts'
import type { ListingView } from './listing-view.ts'

interface CheckListProps {
  facet: ListFacet
  view: ListingView
  facets: Facets | null
}

/** A flat list of checkboxes. */
export function CheckList({ facet, view, facets }: CheckListProps) {
  const hits = hitsOf(facets, facet)
  return (
    <ul>
      {choicesOf(facet, view.market.language).map(({ id, name }) => (
        <li key={id}>
          <Choice label={name} name={FACETS[facet].query} value={id} isChecked={view.filters[facet].includes(id)} hits={hits(id)} />
        </li>
      ))}
    </ul>
  )
}
