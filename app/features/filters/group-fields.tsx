import { FACETS, type FlagFacet, type ListFacet, type RangeFacet } from '../../domain/search/facets.ts'
import type { FilterGroup } from '../../domain/search/filter-groups.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { Choice } from './choice.tsx'
import { choicesOf } from './choices.ts'
import { ColorList } from './color-list.tsx'
import { FACET_LABELS } from './filter-words.ts'
import { LateChoices } from './late-choices.client.tsx'
import type { ListingView } from './listing-view.ts'
import { ManufacturerList } from './manufacturer-list.tsx'
import { RangeField } from './range-field.tsx'
import { ShippingChoices } from './shipping-choices.tsx'
import { SortLinks } from './sort-links.tsx'

interface GroupFieldsProps {
  group: FilterGroup
  view: ListingView
  /** Null while nobody has counted. */
  facets: Facets | null
}

/** The fields of one group: in its menu above the grid and in the dialog with all filters. */
export function GroupFields({ group, view, facets }: GroupFieldsProps) {
  const range = (facet: RangeFacet) => <RangeField key={facet} facet={facet} view={view} facets={facets} />
  const flag = (facet: FlagFacet) => (
    <Choice
      key={facet}
      label={view.t(FACET_LABELS[facet])}
      name={FACETS[facet].query}
      value="true"
      isChecked={view.filters[facet]}
      hits={facets?.flags[facet]}
    />
  )
  const listOf = (facet: ListFacet) => ({
    name: FACETS[facet].query,
    choices: choicesOf(facet, view.market.language, facets),
    chosen: view.filters[facet],
  })
  switch (group) {
    case 'sort':
      return <SortLinks view={view} />
    case 'price':
      return [range('price'), flag('isPriceNegotiable'), flag('onlyPromo')]
    case 'dimensions':
      return [range('width'), range('height'), range('depth')]
    case 'categories':
    case 'materials':
      return <LateChoices {...listOf(group)} tree={{ facet: group, expandLabel: view.t('product-listing:expand') }} />
    case 'colors':
      return <ColorList view={view} facets={facets} />
    case 'manufacturer':
      return <ManufacturerList view={view} facets={facets} />
    case 'shippingDays':
      return <ShippingChoices view={view} facets={facets} />
    default:
      return <LateChoices {...listOf(group)} />
  }
}
