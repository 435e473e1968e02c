import { facetNames } from '../../domain/search/facets.ts'
import { ALL_FILTER_GROUPS, isOpenGroup } from '../../domain/search/filter-groups.ts'
import { withoutAll } from '../../domain/search/filters.ts'
import type { SearchScope } from '../../domain/search/search-body.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import styles from './all-filters.module.css'
import { chosenCounts } from './chosen-counts.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterForms } from './filter-forms.client.tsx'
import { groupLabel } from './filter-labels.ts'
import { GroupFields } from './group-fields.tsx'
import type { ListingView } from './listing-view.ts'
import { pluralTemplates } from './plural-templates.ts'
import { ShowButton } from './show-button.client.tsx'

interface AllFiltersProps {
  view: ListingView
  scope: SearchScope
  results: Pick<SearchPage, 'total' | 'facets'>
}

/** Content of the dialog with every filter (GAP-73): one form with one button, which shows the number of results. */
export function AllFilters({ view, scope, results: { facets, total } }: AllFiltersProps) {
  const { filters, panel, address, market, t } = view
  const chosen = chosenCounts(view)
  return (
    <FilterForms>
      <FilterForm
        view={view}
        edited={facetNames()}
        footer={
          <>
            <a href={address(withoutAll(filters))}>{t('product-listing:clearAll')}</a>
            <ShowButton
              total={total}
              scope={scope}
              language={market.language}
              texts={pluralTemplates(t, 'product-listing:show', market.language)}
              uncounted={t('product-listing:showAll')}
            />
          </>
        }
      >
        {ALL_FILTER_GROUPS.map((group) => (
          <details key={group} className={styles.section} open={chosen[group] > 0 || isOpenGroup(group) || group === panel}>
            <summary>
              <h3>{t(groupLabel(group))}</h3>
              {chosen[group] > 0 && <b>{chosen[group]}</b>}
            </summary>
            <GroupFields group={group} view={view} facets={facets} />
          </details>
        ))}
      </FilterForm>
    </FilterForms>
  )
}
