import { formatDate } from '../../domain/time/format-date.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { canPayAgain, canWithdraw, type OrderRow } from '../../domain/checkout/order.ts'
import { pageCount, pageWindow } from '../../domain/search/pagination.ts'
import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import { AccountPage } from '../../features/account/account-page.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { temporaryRedirect } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { ORDERS_PER_PAGE } from '../../shop-api/orders-shop.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { requireUser } from '../require-user.ts'
import styles from './order-history-page.module.css'
import { OrderStatusBadge } from './order-status.tsx'
import { RePayButton } from './re-pay-button.client.tsx'
import { rePayLabels } from './re-pay-labels.ts'

type Input = PrivatePageInput<RouteParams['orderHistory']>

/** The user's orders, newest first; unpaid ones can be paid here (GAP-33). */
export async function OrderHistoryPage(input: Input) {
  const { t, language, params, session } = input
  const here = href('orderHistory', params, language)
  const user = await requireUser(input, here)
  const { items, total } = await session.shop.orders(params.page)
  const count = pageCount(total, ORDERS_PER_PAGE)
  // Beyond the last page there are none, which is not to have none.
  if (params.page > Math.max(count, 1)) throw temporaryRedirect(href('orderHistory', { page: Math.max(count, 1) }, language))
  return (
    <AccountPage input={input} user={user} current="orderHistory" isWide>
      <PrivatePageHead input={input} title={t('nav:orderHistory')} description={t('common:ordersDescription')} canonical={here} />
      {items.length === 0 ? (
        <EmptyState
          titleAs="h1"
          title={t('common:ordersEmptyTitle')}
          text={t('common:ordersEmptyText')}
          actions={<LinkButton href={catalogHref(language)}>{t('common:goToCatalog')}</LinkButton>}
        />
      ) : (
        <>
          <h1>{t('nav:orderHistory')}</h1>
          {items.some(({ status }) => canPayAgain(status)) && <NeedsScripts t={t} />}
          <ul className={styles.orders}>
            {items.map((order) => (
              <li key={order.id}>
                <Row order={order} input={input} />
              </li>
            ))}
          </ul>
          {count > 1 && (
            <Pagination
              label={t('product-listing:pages')}
              pages={pageWindow(params.page, count)}
              current={params.page}
              hrefOf={(page) => href('orderHistory', { page }, language)}
              pageLabel={(page) => t('product-listing:pageNumber', { page })}
              previousLabel={t('product-listing:previousPage')}
              nextLabel={t('product-listing:nextPage')}
            />
          )}
        </>
      )}
    </AccountPage>
  )
}

function Row({ order, input }: { order: OrderRow; input: Input }) {
  const { t, language, market } = input
  const { id, number, status, createdAt, itemsCount, totalCost } = order
  return (
    <article className={styles.order} aria-labelledby={`order-${id}`}>
      <h2 id={`order-${id}`} className={styles.number}>
        <a href={href('order', { id }, language)}>{t('common:orderNumber', { number })}</a>
      </h2>
      <p className={styles.facts}>
        {`${formatDate(createdAt, language)} · ${t('common:pieces', { count: itemsCount, shown: itemsCount })}`}
      </p>
      <p className={styles.state}>
        <OrderStatusBadge status={status} t={t} />
      </p>
      <p className={styles.total}>{formatPrice(totalCost, language)}</p>
      <p className={styles.ways}>
        {canPayAgain(status) ? (
          <RePayButton orderId={id} pathPrefix={market.prefix} labels={rePayLabels(t, number)} />
        ) : (
          canWithdraw(status) && <a href={href('withdrawal', { id }, language)}>{t('common:withdraw')}</a>
        )}
      </p>
    </article>
  )
}
