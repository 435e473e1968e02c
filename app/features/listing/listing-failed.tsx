import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { WarningIcon } from '../../ui/icons/icons.tsx'
import type { ListingView } from '../filters/listing-view.ts'

/** Shown instead of the listing when the shop API fails; its link retries. */
export function ListingFailed({ view: { filters, address, t } }: { view: ListingView }) {
  return (
    <div role="alert">
      <EmptyState
        title={t('product-listing:failedTitle')}
        text={t('product-listing:failedText')}
        icon={<WarningIcon size={40} />}
        actions={<LinkButton href={address(filters)}>{t('common:retry')}</LinkButton>}
      />
    </div>
  )
}
