import { NO_FILTERS } from '../../domain/search/filters.ts'
import { ProductGrid } from '../../features/listing/product-grid.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { ShopApiError } from '../../shop-api/shop-api-error.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { HeartIcon, WarningIcon } from '../../ui/icons/icons.tsx'
import styles from './favorites-page.module.css'

/** The visitor's favourites, a guest's too (GAP-110). An unliked product stays until the next load, so a slip can be undone. */
export async function FavoritesPage(input: PrivatePageInput<object>) {
  const { t, language, session } = input
  const items = await readLikes(session)
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
      <>
        {head}
        <EmptyState
          titleAs="h1"
          title={t('common:favoritesFailedTitle')}
          text={t('common:favoritesFailedText')}
          icon={<WarningIcon size={40} />}
          actions={<LinkButton href={href('favorites', {}, language)}>{t('common:retry')}</LinkButton>}
        />
      </>
    )
  }
  if (items.length === 0) {
    return (
      <>
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
      </>
    )
  }
  return (
    <div className={styles.root}>
      {head}
      <h1>{t('common:favorites')}</h1>
      <ProductGrid items={items} input={input} />
    </div>
  )
}

/** undefined = the shop API failed: the page renders with a retry, like the cart (GAP-140). */
async function readLikes({ shop }: PrivatePageInput<object>['session']) {
  try {
    return await shop.likes()
  } catch (error) {
    if (!(error instanceof ShopApiError)) throw error
    console.warn(error.message)
    return undefined
  }
}
