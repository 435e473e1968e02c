import { isPayable } from '../../domain/checkout/checkout.ts'
import { formatPrice, priceInText } from '../../domain/pricing/format-price.ts'
import { type OrderSaying, REFUND_DAYS } from '../../domain/checkout/order.ts'
import { methodFacts } from '../../features/order-sums/method-facts.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { catalogHref } from '../../addresses/page-links.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { unlessFailed } from '../../shop-api/unless-failed.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { OrderStatusBadge } from '../orders/order-status.tsx'
import { BankTransferBox } from '../orders/bank-transfer-box.tsx'
import { KeepAccount } from './keep-account.tsx'
import { OrderPlaced } from './order-placed.client.tsx'
import { OwnOrder } from './own-order.tsx'
import { PayAgain } from './pay-again.tsx'
import { placedOrder } from './placed-order.ts'
import styles from './thank-you.module.css'

type Input = PrivatePageInput<RouteParams['checkout']>

/** Mails lead here long after the order as well: its badge says how it is, and its own page the rest. */
const LATER = { title: 'common:orderNumber', text: null, isPayable: false } as const

/** Text for each state of an order: thanks only for a paid one of which nothing was sent yet. `isPayable`: payment options follow. */
const STATES: Record<OrderSaying, { title: MessageKey; text: MessageKey | null; isPayable: boolean }> = {
  paid: { title: 'common:thankYouTitle', text: 'common:thankYouNext', isPayable: false },
  preparing: { title: 'common:thankYouTitle', text: 'common:orderPreparingText', isPayable: false },
  waiting: { title: 'common:thankYouWaitingTitle', text: 'common:thankYouUnpaid', isPayable: true },
  rejected: { title: 'common:thankYouRejectedTitle', text: 'common:thankYouRejected', isPayable: true },
  cancelled: { title: 'common:thankYouCancelledTitle', text: 'common:thankYouCancelled', isPayable: false },
  expired: { title: 'common:thankYouCancelledTitle', text: 'common:thankYouCancelled', isPayable: false },
  refundDue: { title: 'common:thankYouCancelledTitle', text: 'common:thankYouRefund', isPayable: false },
  dispatched: LATER,
  delivered: LATER,
  withdrawn: LATER,
}

/** Outcome of this visitor's order, and the next step; 404 for any other order. */
export async function thankYou(input: Input) {
  const { t, language, session } = input
  const order = await placedOrder(input)
  if (!order) throw notFound()
  const { title, text, isPayable: mayPay } = STATES[order.state]
  // Without them the page is there all the same: what was ordered, and the payment that was begun.
  const options = (mayPay && (await unlessFailed(session.shop.paymentOptions(order.total.currencyId)))) || []
  return (
    <div className={styles.root}>
      <OrderPlaced number={order.number} />
      <h1>{t(title, { number: order.number })}</h1>
      {text && <p className={styles.number}>{t('common:orderNumber', { number: order.number })}</p>}
      <FactList
        facts={[
          { term: t('common:orderState'), value: <OrderStatusBadge status={order.status} t={t} /> },
          { term: t('common:cartTotal'), value: <span className="nowrap">{formatPrice(order.total, language)}</span> },
          ...methodFacts(order.method, t),
        ]}
      />
      {text && <p className={styles.next}>{t(text, { price: priceInText(order.total, language), days: REFUND_DAYS })}</p>}
      {order.transfer && <BankTransferBox transfer={order.transfer} amount={order.total} language={language} t={t} />}
      {mayPay && <PayAgain order={order} options={options.filter((option) => isPayable(option, order.total))} input={input} />}
      <KeepAccount orderId={order.id} input={input} />
      <p className={styles.ways}>
        {order.detailsHref !== null && (
          <LinkButton href={order.detailsHref} variant={mayPay ? 'quiet' : 'secondary'}>
            {t('common:orderDetails')}
          </LinkButton>
        )}
        {order.withdrawalHref !== null && (
          <LinkButton href={order.withdrawalHref} variant="quiet">
            {t('common:withdraw')}
          </LinkButton>
        )}
        <LinkButton href={catalogHref(language)} variant="quiet">
          {t('common:goToCatalog')}
        </LinkButton>
      </p>
      {order.own && <OwnOrder order={order.own} isNew={text !== null} input={input} />}
    </div>
  )
}
