import { formatDate } from '../../domain/time/format-date.ts'
import { OrderSums } from '../../features/order-sums/order-sums.tsx'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { orderLabels } from '../../features/order-sums/order-labels.ts'
import { BankTransferBox } from './bank-transfer-box.tsx'
import { DueBy } from './due-by.tsx'
import { OrderFrame } from './order-frame.tsx'
import { OrderStateText } from './order-state-text.tsx'
import { readOrder } from './read-order.ts'
import { OrderFacts } from './order-facts.tsx'
import styles from './order-page.module.css'
import { OrderStatusBadge } from './order-status.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ReceivedWithdrawals } from './received-withdrawals.tsx'
import { OrderWays } from './order-ways.tsx'
import { OrderedItems } from './ordered-items.tsx'

type Input = PrivatePageInput<RouteParams['order']>

/** Details of an order (GAP-33), and what can be done with it (EXT-16): its buyer's, or a guest's by its link (EXT-46). */
export async function OrderPage(input: Input) {
  const { t, language, params } = input
  const here = href('order', { id: params.id }, language)
  const { order, user, payment } = await readOrder(input, here)
  const title = t('common:orderNumber', { number: order.number })
  return (
    <OrderFrame input={input} user={user}>
      <div className={styles.root}>
        <PrivatePageHead input={input} title={title} description={t('common:ordersDescription')} canonical={here} />
        {user && (
          <p className={styles.back}>
            <a href={href('orderHistory', { page: 1 }, language)}>{t('nav:orderHistory')}</a>
          </p>
        )}
        <header className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.state}>
            <OrderStatusBadge status={order.status} t={t} />
            <span>{formatDate(order.createdAt, language)}</span>
          </p>
          <OrderStateText order={order} input={input} />
          <OrderWays key={order.id} order={order} payment={payment} input={input} />
          <OrderTimeline order={order} language={language} t={t} />
          <DueBy order={order} language={language} t={t} />
          {order.payment.transfer && (
            <BankTransferBox transfer={order.payment.transfer} amount={order.totalCost} language={language} t={t} />
          )}
        </header>
        {order.withdrawals.length > 0 && (
          <div className={styles.withdrawals}>
            <ReceivedWithdrawals order={order} language={language} t={t} />
          </div>
        )}
        <section className={styles.things}>
          <h2>{t('common:orderThings')}</h2>
          <OrderedItems order={order} input={input} />
          <OrderSums sums={order.sums} language={language} labels={orderLabels(t)} />
        </section>
        <section className={styles.buyer}>
          <h2>{t('common:orderDetails')}</h2>
          <OrderFacts order={order} input={input} />
        </section>
      </div>
    </OrderFrame>
  )
}
