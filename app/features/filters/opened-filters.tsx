import type { SearchPage } from '../../domain/search/search-page.ts'
import { CloseIcon } from '../../ui/icons/icons.tsx'
import { IconLink } from '../../ui/icon-button/icon-link.tsx'
import { AllFilters } from './all-filters.tsx'
import styles from './all-filters.module.css'
import type { ListingSource } from './listing-view.ts'
import { OpenedDialog } from './opened-dialog.client.tsx'

const TITLE_ID = 'opened-filters'

/** All filters, open in the page, for browsers without scripts. The close button is a link to the listing. */
export function OpenedFilters({ view, scope, results }: ListingSource & { results: Pick<SearchPage, 'total' | 'facets'> }) {
  const { filters, address, t } = view
  const closeHref = address(filters)
  return (
    <OpenedDialog className={styles.dialog} titleId={TITLE_ID} closeHref={closeHref}>
      <header>
        <h2 id={TITLE_ID}>{t('product-listing:filters')}</h2>
        <IconLink href={closeHref} label={t('common:close')} icon={<CloseIcon />} />
      </header>
      <AllFilters view={view} scope={scope} results={results} />
    </OpenedDialog>
  )
}
