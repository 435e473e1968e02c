import { facetNames } from '../../domain/search/facets.ts'
import { ALL_FILTER_GROUPS, isOpenGroup } from '../../domain/search/filter-groups.ts'
import { withoutAll } from '../../domain/search/filters.ts'
import { type SearchScope } from '../../domain/search/search-body.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import { closesDialog, opensDialog } from '../../ui/dialog/dialog-commands.ts'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { CloseIcon, FilterIcon } from '../../ui/icons/icons.tsx'
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
  results: SearchPage
}

const DIALOG_ID = 'all-filters'

/** Opens the dialog. */
export function AllFiltersButton({ t }: Pick<ListingView, 't'>) {
  return (
    <button type="button" className={styles.button} {...opensDialog(DIALOG_ID)}>
      <FilterIcon size={20} />
      {t('product-listing:allFilters')}
    </button>
  )
}

/**
 * The dialog with every filter (GAP-73), one form with one button: show what is left. It is long, so it comes after the grid in the
 * document, and the grid arrives first.
 */
export function AllFilters({ view, scope, results: { facets, total } }: AllFiltersProps) {
  const { filters, address, market, t } = view
  const chosen = chosenCounts(view)
  return (
    <FilterForms key={address(filters)}>
      <dialog id={DIALOG_ID} className={styles.dialog} popover="auto" aria-labelledby={`${DIALOG_ID}-title`} closedby="any">
        <header>
          <h2 id={`${DIALOG_ID}-title`}>{t('product-listing:filters')}</h2>
          <IconButton label={t('common:close')} icon={<CloseIcon />} {...closesDialog(DIALOG_ID)} />
        </header>
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
              />
            </>
          }
        >
          {ALL_FILTER_GROUPS.map((group) => (
            <details key={group} className={styles.section} open={chosen[group] > 0 || isOpenGroup(group)}>
              <summary>
                <h3>{t(groupLabel(group))}</h3>
                {chosen[group] > 0 && <b>{chosen[group]}</b>}
              </summary>
              <GroupFields group={group} view={view} facets={facets} />
            </details>
          ))}
        </FilterForm>
      </dialog>
    </FilterForms>
  )
}
