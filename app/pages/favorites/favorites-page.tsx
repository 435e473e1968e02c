import type { ReactNode } from 'react'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import { AccountPage } from '../../features/account/account-page.tsx'
import { ProductGrid } from '../../features/listing/product-grid.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { savedSearchesLabels } from '../../features/saved-searches/saved-searches-labels.ts'
import { SavedSearchesSection } from '../../features/saved-searches/saved-searches-section.client.tsx'
import type { User } from '../../domain/account/user.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import { unlessFailed } from '../../shop-api/unless-failed.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { HeartIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import { userOrNull } from '../require-user.ts'
import styles from './favorites-page.module.css'

/** The visitor's favourites, a guest's too (GAP-110). An unliked product stays until the next load, so a slip can be undone. */
export async function FavoritesPage(input: PrivatePageInput<object>) {
  const { t, language, session } = input
  const [items, user] = await Promise.all([unlessFailed(session.shop.likes()), userOrNull(input)])
  const head = (
    <PrivatePageHead
      input={input}
      title={t('common:favorites')}
      description={t('common:favoritesDescription')}
      canonical={href('favorites', {}, language)}
    />
  )
  if (items === undefined) {
    return (
      <Frame input={input} user={user}>
        {head}
        <EmptyState
          titleAs="h1"
          title={t('common:favoritesFailedTitle')}
          text={t('common:favoritesFailedText')}
          icon={<WarningIcon size={40} />}
          actions={<LinkButton href={href('favorites', {}, language)}>{t('common:retry')}</LinkButton>}
        />
      </Frame>
    )
  }
  if (items.length === 0) {
    return (
      <Frame input={input} user={user}>
        {head}
        <EmptyState
          titleAs="h1"
          title={t('common:favoritesEmptyTitle')}
          text={t('common:favoritesEmptyText')}
          icon={<HeartIcon size={40} />}
          actions={
            <LinkButton href={href('catalog', { filters: { ...NO_FILTERS, sort: 'newest' } }, language)}>
              {t('common:goToCatalog')}
            </LinkButton>
          }
        />
      </Frame>
    )
  }
  return (
    <Frame input={input} user={user}>
      {head}
      <h1>{t('common:favorites')}</h1>
      <ProductGrid items={items} input={input} />
    </Frame>
  )
}

/** Beside the menu of the account for whom has one; guests like, too. */
function Frame({ input, user, children }: { input: PrivatePageInput<object>; user: User | null; children: ReactNode }) {
  const { t, language } = input
  const content = (
    <>
      {children}
      <SavedSearchesSection id="saved" catalog={catalogHref(language)} labels={savedSearchesLabels(t)} />
    </>
  )
  if (user === null) return <div className={styles.root}>{content}</div>
  return (
    <AccountPage input={input} user={user} current="favorites" isWide>
      {content}
    </AccountPage>
  )
}
