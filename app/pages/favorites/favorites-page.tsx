import { NO_FILTERS } from '../../domain/filters.ts'
import { ProductGrid } from '../../features/listing/product-grid.tsx'
import { PageHead } from '../../features/page-head/page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../routes.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { HeartIcon } from '../../ui/icons/icons.tsx'
import styles from './favorites-page.module.css'

/** What the visitor likes, a guest's too (GAP-110). What is unliked here stays until the next look: a slip can be undone. */
export async function FavoritesPage(input: PrivatePageInput<object>) {
  const { t, language, origin, session } = input
  const items = await session.shop.likes()
  const head = (
    <PageHead
      title={t('product-listing:browserTitle', { title: t('common:favorites') })}
      description={t('common:favoritesDescription')}
      origin={origin}
      language={language}
      canonical={href('favorites', {}, language)}
      isIndexed={false}
    />
  )
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
              {t('common:goToCatalogue')}
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
