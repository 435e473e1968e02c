import { FILTER_BUTTONS } from '../../domain/search/filter-groups.ts'
import { NO_FILTERS, toFields, withPage } from '../../domain/search/filters.ts'
import drawer from './all-filters.module.css'
import { chosenCounts } from './chosen-counts.ts'
import bar from './filter-bar.module.css'
import { FilterButtons } from './filter-buttons.client.tsx'
import { groupLabel } from './filter-labels.ts'
import menu from './filter-menu.module.css'
import type { ListingView } from './listing-view.ts'

/**
 * The row of filter buttons above the grid (spec §2). Their dialogs are a panel (app/panels.ts). The class names come from the server because a
 * stylesheet of the island would load after the row has rendered.
 */
export function FilterBar({ view }: { view: ListingView }) {
  const { filters, panel, address, openAddress, t } = view
  const chosen = chosenCounts(view)
  return (
    // Other filters are another row: menus close and fields take their new values. A refresh of the same listing changes nothing chosen.
    <FilterButtons
      key={`${address(filters)} ${panel}`}
      address={address(withPage(filters, 1))}
      openAddress={openAddress}
      action={address(NO_FILTERS)}
      fields={toFields(filters)}
      menus={FILTER_BUTTONS.map((group) => ({ part: group, label: t(groupLabel(group)), chosenCount: chosen[group] }))}
      labels={{
        all: t('product-listing:allFilters'),
        title: t('product-listing:filters'),
        close: t('common:close'),
        loading: t('product-listing:filtersLoading'),
        failed: t('product-listing:filtersFailed'),
        retry: t('common:retry'),
        asPage: t('product-listing:filtersAsPage'),
      }}
      classes={{ bar, menu, drawer }}
    />
  )
}
