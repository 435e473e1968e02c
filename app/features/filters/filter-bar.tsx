import { facetsOf, FILTER_BUTTONS } from '../../domain/search/filter-groups.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { Button } from '../../ui/button/button.tsx'
import { AllFiltersButton } from './all-filters.tsx'
import { chosenCounts } from './chosen-counts.ts'
import styles from './filter-bar.module.css'
import { FilterForm } from './filter-form.tsx'
import { FilterForms } from './filter-forms.client.tsx'
import { FilterMenu, FilterMenuFrame } from './filter-menu.tsx'
import { groupLabel } from './filter-labels.ts'
import { GroupFields } from './group-fields.tsx'
import type { ListingView } from './listing-view.ts'

interface FilterBarProps {
  view: ListingView
  facets: Facets | null
}

/** The row of filter buttons above the grid (spec §2). */
export function FilterBar({ view, facets }: FilterBarProps) {
  const { filters, address, t } = view
  const chosen = chosenCounts(view)
  return (
    // Other filters are another bar: menus close and fields take their new values. A refresh of the same listing changes nothing chosen.
    <FilterForms key={address(filters)} className={styles.root}>
      <AllFiltersButton t={t} />
      {FILTER_BUTTONS.map((group) => (
        <FilterMenu key={group} label={t(groupLabel(group))} chosenCount={chosen[group]}>
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

/** The row before the listing has been counted, with disabled buttons. Inert, because a scrollable row must be reachable by keyboard. */
export function FilterBarFrame({ t }: Pick<ListingView, 't'>) {
  return (
    <div className={styles.root} inert>
      <FilterMenuFrame label={t('product-listing:allFilters')} />
      {FILTER_BUTTONS.map((group) => (
        <FilterMenuFrame key={group} label={t(groupLabel(group))} />
      ))}
    </div>
  )
}
