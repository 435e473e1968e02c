import { FACETS } from '../../domain/facets.ts'
import { activeBadges } from '../../domain/filter-badges.ts'
import { facetsOf, FILTER_BUTTONS, type FilterGroup } from '../../domain/filter-groups.ts'
import type { SearchScope } from '../../domain/filters.ts'
import type { SearchPage } from '../../domain/search-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { AllFilters } from './all-filters.tsx'
import styles from './filter-bar.module.css'
import { FilterForm } from './filter-form.tsx'
import { FilterForms } from './filter-forms.client.tsx'
import { FilterMenu, FilterMenuFrame } from './filter-menu.tsx'
import { badgeTexts, GROUP_LABELS } from './filter-words.ts'
import { GroupFields } from './group-fields.tsx'
import type { ListingView } from './listing-view.ts'

interface FilterBarProps {
  view: ListingView
  scope: SearchScope
  results: SearchPage
}

/** The row of filter buttons above the grid (spec §2) and the dialog with all filters. */
export function FilterBar({ view, scope, results: { facets, total } }: FilterBarProps) {
  const { filters, address, market, t } = view
  const badges = activeBadges(filters, badgeTexts(t, market.language))
  const chosenCount = (group: FilterGroup) => {
    if (group === 'sort') return filters.sort === 'default' ? 0 : 1
    return badges.filter(({ queryKey }) => facetsOf(group).some((facet) => FACETS[facet].query === queryKey)).length
  }
  return (
    // Other filters are another bar: menus close and fields take their new values. A refresh of the same listing changes nothing chosen.
    <FilterForms key={address(filters)} className={styles.root}>
      <AllFilters view={view} scope={scope} facets={facets} total={total} chosenCount={chosenCount} />
      {FILTER_BUTTONS.map((group) => (
        <FilterMenu key={group} label={t(GROUP_LABELS[group])} chosenCount={chosenCount(group)}>
          {group === 'sort' ? (
            <GroupFields group={group} view={view} facets={facets} />
          ) : (
            <FilterForm
              view={view}
              edited={facetsOf(group)}
              footer={
                <Button type="submit" isWide>
                  {t('product-listing:apply')}
                </Button>
              }
            >
              <GroupFields group={group} view={view} facets={facets} />
            </FilterForm>
          )}
        </FilterMenu>
      ))}
    </FilterForms>
  )
}

/** The row before the listing has been counted: its buttons, not yet to be pressed. */
export function FilterBarFrame({ t }: Pick<ListingView, 't'>) {
  return (
    <div className={styles.root}>
      <FilterMenuFrame label={t('product-listing:allFilters')} />
      {FILTER_BUTTONS.map((group) => (
        <FilterMenuFrame key={group} label={t(GROUP_LABELS[group])} />
      ))}
    </div>
  )
}
