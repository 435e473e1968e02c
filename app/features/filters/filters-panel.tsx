import type { ReactNode } from 'react'
import { toSearchBody } from '../../domain/search/search-body.ts'
import type { FilterGroup } from '../../domain/search/facets.ts'
import { FILTER_BUTTONS } from '../../domain/search/filter-groups.ts'
import { ALL_FILTERS } from '../../domain/search/listing-panel.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import type { PanelParts } from '../../ui/panel/panel-source.ts'
import { AllFilters } from './all-filters.tsx'
import { FilterMenu } from './filter-menu.tsx'
import type { ListingSource } from './listing-view.ts'

/** What follows the form of a menu. */
export type MenuEnds = Partial<Record<FilterGroup, ReactNode>>

/** The panel of a listing's filters: a menu for each button, and the dialog with all filters. Its search requests facets and no page of items. */
export async function filtersPanel(
  { view, scope, isEmpty = false }: ListingSource,
  shop: Pick<ShopApi, 'search'>,
  ends: MenuEnds = {},
): Promise<PanelParts> {
  const { total, facets } = isEmpty
    ? { total: 0, facets: null }
    : await shop.search({ ...toSearchBody(view.filters, scope), facets: true }, { perPage: 1 })
  const parts: Record<string, ReactNode> = { [ALL_FILTERS]: <AllFilters view={view} scope={scope} results={{ total, facets }} /> }
  for (const group of FILTER_BUTTONS) parts[group] = <FilterMenu group={group} view={view} facets={facets} end={ends[group]} />
  return parts
}
