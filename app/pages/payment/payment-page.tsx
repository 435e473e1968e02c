import { THANK_YOU } from '../../domain/checkout/checkout.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { canPayAgain, mayWithdraw, type Payment } from '../../domain/checkout/order.ts'
import { methodFacts } from '../../features/order-sums/method-facts.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PrivatePageInput } from '../../page.ts'
import { notFound } from '../../page-outcome.ts'
import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './payment-page.module.css'
import { SettleButtons } from './settle-buttons.client.tsx'

/** Texts for a payment that cannot be settled. PENDING: its order awaits no payment any more. */
const CLOSED: Record<Payment['status'], MessageKey | null> = {
  PENDING: 'common:paymentNotDue',
  PAID: 'common:paymentPaid',
  REJECTED: 'common:paymentRejected',
  REPLACED: 'common:paymentReplaced',
  unknown: null,
}

/** Stand-in for a payment provider (GAP-32): anyone with the link can pay or reject while the order awaits it (GAP-100). No money moves. */
export async function PaymentPage({ params, session, t, language, origin }: PrivatePageInput<RouteParams['payment']>) {
  const payment = await session.shop.payment(params.id)
  if (!payment) throw notFound()
  const { status, orderNumber, orderStatus } = payment
  const closed = CLOSED[status]
  const thanks = href('checkout', { step: THANK_YOU, order: orderNumber, payment: payment.id }, language)
  return (
    <div className={styles.root}>
      <PrivatePageHead
        input={{ t, origin, language }}
        title={t('common:paymentTitle')}
        description={t('common:paymentDescription')}
        canonical={href('payment', params, language)}
      />
      <h1>{t('common:paymentTitle')}</h1>
      <Notice>{t('common:paymentSandbox')}</Notice>
      <FactList
        facts={[
          { term: t('common:paymentOrder'), value: orderNumber },
          ...methodFacts(payment.method, t),
          { term: t('common:paymentAmount'), value: <span className="nowrap">{formatPrice(payment.amount, language)}</span> },
        ]}
      />
      {status === 'PENDING' && canPayAgain(orderStatus) ? (
        <SettleButtons
          key={payment.id}
          id={payment.id}
          language={language}
          thanksHref={thanks}
          labels={{ pay: t('common:paymentPay'), reject: t('common:paymentReject'), failed: t('common:formFailed') }}
        />
      ) : (
        <>
          {orderStatus === 'CANCELLED' && <p>{t('common:orderIsCancelled')}</p>}
          {closed && <p>{t(closed)}</p>}
          <p className={styles.ways}>
            <LinkButton href={thanks}>{t('common:paymentToOrder')}</LinkButton>
            {mayWithdraw(payment) && (
              <LinkButton href={href('withdrawal', { id: payment.orderId, payment: payment.id }, language)} variant="secondary">
                {t('common:withdraw')}
              </LinkButton>
            )}
          </p>
        </>
      )}
    </div>
  )
}
