import { isUnfiltered, NO_FILTERS } from '../../domain/filters.ts'
import { href } from '../../routes.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import type { ListingView } from '../filters/listing-view.ts'

/** Zero results, also past the last page (LST-09, GAP-69): the way back to the catalogue. */
export function NoProducts({ view: { filters, market, t } }: { view: ListingView }) {
  return (
    <EmptyState
      title={t('product-listing:zeroTitle')}
      text={t(isUnfiltered(filters) ? 'product-listing:zeroTextPlain' : 'product-listing:zeroText')}
      icon={<SearchIcon size={40} />}
      actions={<LinkButton href={href('catalog', { filters: NO_FILTERS }, market.language)}>{t('common:goToCatalogue')}</LinkButton>}
    />
  )
}
