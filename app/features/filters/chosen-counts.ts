import { FACETS, type FilterGroup } from '../../domain/search/facets.ts'
import { activeBadges } from '../../domain/search/filter-badges.ts'
import { ALL_FILTER_GROUPS, facetsOf } from '../../domain/search/filter-groups.ts'
import { badgeTexts } from './filter-labels.ts'
import type { ListingView } from './listing-view.ts'

/** How much is chosen in each group: its badges, and for the order whether it is another than the default. */
export function chosenCounts({ filters, market, t }: ListingView): Record<FilterGroup, number> {
  const badges = activeBadges(filters, badgeTexts(t, market))
  const countOf = (group: FilterGroup) =>
    badges.filter(({ queryKey }) => facetsOf(group).some((facet) => FACETS[facet].query === queryKey)).length
  const counts = Object.fromEntries(ALL_FILTER_GROUPS.map((group) => [group, countOf(group)])) as Record<FilterGroup, number>
  return { ...counts, sort: filters.sort === 'default' ? 0 : 1 }
}
