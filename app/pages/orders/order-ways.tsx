import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import { canPayAgain, canWithdraw, type Order, paymentHref, REFUND_DAYS } from '../../domain/checkout/order.ts'
import { paidAt } from '../../domain/checkout/order-status.ts'
import { slots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { BuyAgain } from './buy-again.client.tsx'
import { CancelOrder } from './cancel-order.client.tsx'
import styles from './order-page.module.css'
import { RePayButton } from './re-pay-button.client.tsx'
import { rePayLabels } from './re-pay-labels.ts'

interface OrderWaysProps {
  order: Order
  /** Id of a payment, which stands for the login of a guest; null = the buyer is logged in. */
  payment: string | null
  input: Pick<PageInput<unknown>, 't' | 'language' | 'market'>
}

/** What can be done with an order now: pay, buy again, withdraw, cancel. What the shop API has no call for is left out (EXT-16). */
export function OrderWays({ order, payment: link, input: { t, language, market } }: OrderWaysProps) {
  const { id, number, status, payment, actions, withdrawal } = order
  const { documents } = order
  // Not every shop says when.
  const isPaid = payment.status === 'PAID' || paidAt(order.events) !== null
  const isUnpaid = canPayAgain(status)
  const buysAgain = actions.includes('BUY_AGAIN') && link === null && !isUnpaid
  const cancels = actions.includes('CANCEL')
  const refund = { price: formatPrice(order.totalCost, language), days: REFUND_DAYS }
  return (
    <div className={styles.ways}>
      {isUnpaid &&
        (payment.link === null ? (
          <RePayButton orderId={id} reference={link} pathPrefix={market.prefix} labels={rePayLabels(t, number)} />
        ) : (
          <LinkButton href={paymentHref(payment.link, market.prefix)} size="small">
            {t('common:orderPay')}
          </LinkButton>
        ))}
      {buysAgain && (
        <BuyAgain
          orderId={id}
          cartHref={href('cart', {}, language)}
          labels={{
            buyAgain: t('common:orderBuyAgain'),
            left: t('common:orderBuyAgainLeft', slots('names')),
            short: t('common:addedShort', slots('names')),
            toCart: t('common:orderToCart'),
            ...failureLabels(t),
          }}
        />
      )}
      {canWithdraw(status) && withdrawal?.refusal !== 'unpaid' && withdrawal?.refusal !== 'nothing-left' && (
        <LinkButton href={href('withdrawal', { id, payment: link }, language)} variant="secondary" size="small">
          {t('common:withdraw')}
        </LinkButton>
      )}
      {documents.length > 0 && (
        <LinkButton href={href('orderDocuments', { id, payment: link }, language)} variant="quiet" size="small">
          {t(documents.some(({ kind }) => kind === 'INVOICE') ? 'common:documentsInvoice' : 'common:documentsProforma')}
        </LinkButton>
      )}
      {cancels && (
        <CancelOrder
          orderId={id}
          payment={link}
          here={href('order', { id, payment: link }, language)}
          labels={{
            cancel: t('common:orderCancel'),
            title: t('common:orderCancelTitle', { number }),
            text: isPaid ? t('common:orderCancelPaid', refund) : t('common:orderCancelUnpaid'),
            confirm: t('common:orderCancelConfirm'),
            close: t('common:close'),
            ...failureLabels(t),
          }}
        />
      )}
      {((isUnpaid && payment.link === null) || buysAgain || cancels) && <NeedsScripts t={t} />}
    </div>
  )
}
