import { NO_FILTERS } from '../../domain/filters.ts'
import { formatPrice } from '../../domain/format-price.ts'
import { canPayAgain, type OrderRow } from '../../domain/order.ts'
import { isLoggedIn } from '../../domain/user.ts'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../routes.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { OrderStatusBadge } from '../orders/order-status.tsx'
import { RePayButton } from '../orders/re-pay-button.client.tsx'
import { rePayWords } from '../orders/re-pay-words.ts'
import { OrderPlaced } from './order-placed.client.tsx'
import styles from './thank-you.module.css'

interface ThankYouProps {
  /** Number of the order, by the address; null = none. */
  number: string | null
  input: PrivatePageInput<unknown>
}

/** Thanks for an order, and what comes next. What the order costs only its owner is told. */
export async function ThankYou({ number, input }: ThankYouProps) {
  const { t, language } = input
  const order = await ownOrder(number, input)
  return (
    <div className={styles.root}>
      <OrderPlaced number={number} />
      <h1>{t('common:thankYouTitle')}</h1>
      {number && <p className={styles.number}>{t('common:orderNumber', { number })}</p>}
      {order && <State order={order} input={input} />}
      <p className={styles.next}>{t('common:thankYouNext')}</p>
      <p className={styles.ways}>
        {order && (
          <LinkButton href={href('order', { id: order.id }, language)} variant="secondary">
            {t('common:orderDetails')}
          </LinkButton>
        )}
        <LinkButton href={href('catalog', { filters: NO_FILTERS }, language)} variant="quiet">
          {t('common:goToCatalogue')}
        </LinkButton>
      </p>
    </div>
  )
}

function State({ order, input }: { order: OrderRow; input: PrivatePageInput<unknown> }) {
  const { t, language, market } = input
  return (
    <>
      <FactList
        facts={[
          { term: t('common:orderState'), value: <OrderStatusBadge status={order.status} t={t} /> },
          { term: t('common:cartTotal'), value: <span className="nowrap">{formatPrice(order.totalCost, language)}</span> },
        ]}
      />
      {canPayAgain(order.status) && (
        <Notice tone="warning" action={<RePayButton orderId={order.id} pathPrefix={market.prefix} words={rePayWords(t, order.number)} />}>
          {t('common:thankYouUnpaid')}
        </Notice>
      )}
    </>
  )
}

/** Of the visitor's latest orders the one of this number. */
async function ownOrder(number: string | null, { session }: PrivatePageInput<unknown>): Promise<OrderRow | undefined> {
  if (number === null || !isLoggedIn(await session.shop.user())) return undefined
  const { items } = await session.shop.orders(1)
  return items.find((order) => order.number === number)
}
