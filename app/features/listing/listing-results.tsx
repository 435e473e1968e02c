import type { ComponentProps, ReactNode } from 'react'
import type { BannerPlace } from '../../domain/marketing/banners.ts'
import { activeBadges } from '../../domain/search/filter-badges.ts'
import { withPage } from '../../domain/search/filters.ts'
import { formatInteger } from '../../domain/pricing/format-price.ts'
import { pageCount, pageWindow } from '../../domain/search/pagination.ts'
import type { SearchScope } from '../../domain/search/search-body.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import { contentHref } from '../../addresses/page-links.ts'
import type { PageInput } from '../../page.ts'
import type { Decorations } from '../../shop-api/to-banners.ts'
import { StructuredData } from '../../ui/structured-data/structured-data.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { ActiveFilters } from '../filters/active-filters.tsx'
import { badgeTexts, sortLabel } from '../filters/filter-labels.ts'
import type { OpenedFilters } from '../filters/opened-filters.tsx'
import styles from './listing.module.css'
import type { ListingView } from '../filters/listing-view.ts'
import { itemList } from './item-list.ts'
import { ListingBanner } from './listing-banner.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductGrid } from './product-grid.tsx'
import { UnderstoodText } from './understood-text.tsx'

export interface ListingProps {
  input: PageInput<unknown>
  view: ListingView
  /** Filters implied by the path. */
  scope: SearchScope
  /** Page context by which banners are matched. */
  place: Omit<BannerPlace, 'position'>
  /** Nothing can be found, whatever is searched for (GAP-44). @default false */
  isEmpty?: boolean | undefined
  /** The search promise, started by the page. */
  results: Promise<SearchPage>
  decorations: Promise<Decorations>
  /** What can be done with the listing, beside its total. */
  actions?: ReactNode
  /** Further banners, such as a campaign's carousel. */
  children?: ReactNode
}

/** Results of the search. */
export async function ListingResults({ input, view, scope, place, isEmpty, results, decorations, actions, children }: ListingProps) {
  const { filters, address, t } = view
  const found = await results
  // Rendered with the items, never after them: a banner that shifts the grid is worse than none.
  const { banners } = await decorations
  const topBanners = (
    <>
      {children}
      <ListingBanner banners={banners} place={{ ...place, position: 'top' }} />
    </>
  )
  return (
    <div className={styles.content}>
      {found.understood && <UnderstoodText view={view} understood={found.understood} />}
      <div className={styles.summary}>
        <h2 className={styles.total}>
          <output>{t('product-listing:total', { count: found.total, shown: formatInteger(found.total) })}</output>
        </h2>
        {/* Beside the total, what else a choice changes: screen readers hear both (GAP-131). */}
        <output className="visually-hidden">{shownAs(view)}</output>
        {actions}
        <a className={styles.ranking} href={contentHref('ranking', input.language)}>
          {t('nav:ranking')}
        </a>
        <ActiveFilters view={view} />
      </div>
      {found.items.length > 0 && <StructuredData data={itemList(found.items, input.origin)} />}
      {found.items.length > 0 ? (
        <ProductGrid items={found.items} input={input} trackedAs={address(filters)} banners={topBanners} />
      ) : (
        <>
          <NoProducts view={view} scope={scope} isEmpty={isEmpty} shop={input.shop} />
          <ProductGrid items={[]} input={input} trackedAs={address(filters)} />
          {topBanners}
        </>
      )}
      <div className={styles.pages}>
        <Pagination
          label={t('product-listing:pages')}
          pages={pageWindow(filters.page, pageCount(found.total))}
          current={filters.page}
          hrefOf={(page) => address(withPage(filters, page))}
          pageLabel={(page) => t('product-listing:pageNumber', { page })}
          previousLabel={t('product-listing:previousPage')}
          nextLabel={t('product-listing:nextPage')}
        />
      </div>
      <ListingBanner banners={banners} place={{ ...place, position: 'bottom' }} />
      {view.panel && <OpenFilters view={view} scope={scope} results={found} />}
    </div>
  )
}

/** Order, page and filters of the shown listing, as a text. */
function shownAs({ filters, market, t }: ListingView): string {
  const badges = activeBadges(filters, badgeTexts(t, market)).map(({ title }) => title)
  return [...badges, t(sortLabel(filters.sort)), t('product-listing:pageNumber', { page: filters.page })].join(', ')
}

/** Imported lazily: it shares its islands with a panel (app/panels.ts), and other listings do not reference them. */
async function OpenFilters(props: ComponentProps<typeof OpenedFilters>) {
  const { OpenedFilters: Opened } = await import('../filters/opened-filters.tsx')
  return <Opened {...props} />
}
