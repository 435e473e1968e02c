import { isUnfiltered } from '../../domain/search/filters.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import type { SearchScope } from '../../domain/search/search-body.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { SearchIcon } from '../../ui/icons/icons.tsx'
import type { ListingView } from '../filters/listing-view.ts'
import { loosened } from './loosened.ts'
import styles from './no-products.module.css'

interface NoProductsProps {
  view: ListingView
  scope: SearchScope
  /** Without any condition there would be nothing either. @default false */
  isEmpty?: boolean | undefined
  shop: ShopApi
}

/** Zero results (LST-09): a link to the catalog, and the conditions whose removal leaves results. */
export async function NoProducts({ view, scope, isEmpty = false, shop }: NoProductsProps) {
  const { filters, address, market, t } = view
  const isPlain = isEmpty || isUnfiltered(filters)
  const ways = isPlain ? [] : await loosened(shop, view, scope)
  return (
    <div className={styles.root}>
      <EmptyState
        title={t(isPlain ? 'product-listing:zeroTitlePlain' : 'product-listing:zeroTitle')}
        text={t(isPlain ? 'product-listing:zeroTextPlain' : 'product-listing:zeroText')}
        icon={<SearchIcon size={40} />}
        actions={<LinkButton href={catalogHref(market.language)}>{t('common:goToCatalog')}</LinkButton>}
      />
      {ways.length > 0 && (
        <nav className={styles.help} aria-labelledby="loosened">
          <h3 id="loosened">{t('product-listing:zeroLoosened')}</h3>
          <ul>
            {ways.map(({ title, without, count }) => (
              <li key={title}>
                <a href={address(without)} rel="nofollow">
                  {t('product-listing:zeroWithout', { title })}
                </a>{' '}
                <span className={styles.count}>{t('product-listing:total', { count, shown: formatInteger(count) })}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
