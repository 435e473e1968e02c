import { addressLines } from '../../domain/checkout/address.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { canPayAgain, canWithdraw, type Order } from '../../domain/checkout/order.ts'
import { OrderSums } from '../../features/order-sums/order-sums.tsx'
import { PageHead } from '../../features/page-head/page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { countries } from '../../reference/reference.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { OrderParcels } from '../../features/order-sums/order-parcels.tsx'
import { orderLabels } from '../../features/order-sums/order-labels.ts'
import { requireUser } from '../require-user.ts'
import styles from './order-page.module.css'
import { OrderStatusBadge } from './order-status.tsx'
import { RePayButton } from './re-pay-button.client.tsx'
import { rePayLabels } from './re-pay-labels.ts'

type Input = PrivatePageInput<RouteParams['order']>

/** Details of an order (GAP-33). */
export async function OrderPage(input: Input) {
  const { t, language, origin, market, params, session } = input
  const here = href('order', params, language)
  await requireUser(input, here)
  const order = await session.shop.order(params.id)
  if (!order) throw notFound()
  const title = t('common:orderNumber', { number: order.number })
  return (
    <div className={styles.root}>
      <PageHead
        title={t('product-listing:browserTitle', { title })}
        description={t('common:ordersDescription')}
        origin={origin}
        language={language}
        canonical={here}
        isIndexed={false}
      />
      <p className={styles.back}>
        <a href={href('orderHistory', { page: 1 }, language)}>{t('nav:orderHistory')}</a>
      </p>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.state}>
          <OrderStatusBadge status={order.status} t={t} />
          <span>{formatDate(order.createdAt, language)}</span>
        </p>
        <p className={styles.ways}>
          {canPayAgain(order.status) && <RePayButton orderId={order.id} pathPrefix={market.prefix} labels={rePayLabels(t, order.number)} />}
          {canWithdraw(order.status) && (
            <LinkButton href={href('withdrawal', params, language)} variant="secondary" size="small">
              {t('common:withdraw')}
            </LinkButton>
          )}
        </p>
      </header>
      <section className={styles.things}>
        <h2>{t('common:orderThings')}</h2>
        <OrderParcels parcels={order.deliveries} language={language} labels={orderLabels(t)} />
        <OrderSums
          sums={{ products: order.products, delivery: order.deliveryCost, discount: order.discount, total: order.totalCost }}
          language={language}
          labels={orderLabels(t)}
        />
      </section>
      <section className={styles.buyer}>
        <h2>{t('common:orderDetails')}</h2>
        <FactList facts={facts(order, input)} />
      </section>
    </div>
  )
}

function facts({ contact, address, invoice, payment, comment }: Order, { t, language }: Input) {
  const country = countries(language).find(({ id }) => id === address.countryId)?.translation ?? address.countryId
  return [
    {
      term: t('common:checkoutBuyer'),
      value: <Lines lines={[`${contact.firstName} ${contact.lastName}`, contact.email, contact.phone]} />,
    },
    { term: t('common:checkoutAddress'), value: <Lines lines={[...addressLines(address), country]} /> },
    ...(invoice ? [{ term: t('common:checkoutInvoice'), value: <Lines lines={[invoice.company, invoice.nip, invoice.address]} /> }] : []),
    { term: t('common:checkoutPaymentMethod'), value: t(`common:payment-${payment.method}`) },
    ...(comment === '' ? [] : [{ term: t('common:checkoutComment'), value: comment }]),
  ]
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
