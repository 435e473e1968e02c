import { formatInteger } from '../../domain/pricing/format-price.ts'
import { FACETS, type NumberFacet } from '../../domain/search/facets.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { RadioCards } from '../../ui/radio-card/radio-cards.tsx'
import { groupLabel, numberLabel } from './filter-labels.ts'
import type { ListingView } from './listing-view.ts'

interface NumberChoicesProps {
  facet: NumberFacet
  view: ListingView
  facets: Facets | null
}

/** An upper bound, one of a few or none (GAP-66). An address may hold another number: then it is offered too. */
export function NumberChoices({ facet, view: { filters, t }, facets }: NumberChoicesProps) {
  const { query, group, choices } = FACETS[facet]
  const chosen = filters[facet]
  const offered = [...new Set([...choices, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b)
  const counts = new Map(facets?.numbers[facet].map(({ number, count }) => [number, count]))
  return (
    <RadioCards
      legend={t(groupLabel(group))}
      name={query}
      defaultValue={chosen === null ? '' : String(chosen)}
      cards={[
        { value: '', title: t(numberLabel(facet, 'Any')) },
        ...offered.map((number) => ({
          value: String(number),
          title: t(numberLabel(facet, 'UpTo'), { count: number }),
          note: counts.has(number) && formatInteger(counts.get(number) ?? 0),
          isDisabled: counts.get(number) === 0 && number !== chosen,
        })),
      ]}
    />
  )
}
