import {
  FACETS,
  type FacetName,
  type FilterGroup,
  type FlagFacet,
  hasControl,
  isOfKind,
  isSearched,
  type ListFacet,
} from '../../domain/search/facets.ts'
import { facetsOf } from '../../domain/search/filter-groups.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { Choice } from './choice.tsx'
import { choicesOf } from './choices.ts'
import { ColorList } from './color-list.tsx'
import { facetLabel } from './filter-labels.ts'
import { LazyChoices } from './lazy-choices.client.tsx'
import type { ListingView } from './listing-view.ts'
import { NumberChoices } from './number-choices.tsx'
import { RangeField } from './range-field.tsx'
import { SearchedList } from './searched-list.tsx'
import { SortLinks } from './sort-links.tsx'

interface FieldProps<Name extends FacetName> {
  facet: Name
  view: ListingView
  /** Null until they are counted. */
  facets: Facets | null
}

/** The fields of one group: in its menu above the grid and in the dialog with all filters. */
export function GroupFields({ group, ...rest }: { group: FilterGroup } & Omit<FieldProps<FacetName>, 'facet'>) {
  if (group === 'sort') return <SortLinks view={rest.view} />
  return facetsOf(group).map((facet) => <FacetField key={facet} facet={facet} {...rest} />)
}

/** The control of a facet by its kind. */
function FacetField({ facet, ...rest }: FieldProps<FacetName>) {
  if (isOfKind(facet, 'range')) return <RangeField facet={facet} {...rest} />
  if (isOfKind(facet, 'flag')) return <FlagChoice facet={facet} {...rest} />
  if (isOfKind(facet, 'number')) return <NumberChoices facet={facet} {...rest} />
  if (hasControl(facet, 'swatches')) return <ColorList {...rest} />
  if (isSearched(facet)) return <SearchedList facet={facet} view={rest.view} list={<ListField facet={facet} {...rest} />} />
  return <ListField facet={facet} {...rest} />
}

function FlagChoice({ facet, view, facets }: FieldProps<FlagFacet>) {
  return (
    <Choice
      label={view.t(facetLabel(facet))}
      name={FACETS[facet].query}
      value="true"
      isChecked={view.filters[facet]}
      hits={facets?.flags[facet]}
    />
  )
}

function ListField({ facet, view: { filters, market, t }, facets }: FieldProps<ListFacet>) {
  const chosen = filters[facet]
  const all = choicesOf(facet, market.language, facets)
  // Of a long flat list what has no hit is left out: it could not be chosen.
  const choices = isSearched(facet) && !hasControl(facet, 'tree') ? all.filter(({ id, hits }) => hits !== 0 || chosen.includes(id)) : all
  const offered = { name: FACETS[facet].query, choices, chosen }
  return hasControl(facet, 'tree') ? (
    <LazyChoices {...offered} tree={{ facet, expandLabel: t('product-listing:expand') }} />
  ) : (
    <LazyChoices {...offered} />
  )
}
