import { href } from '../../addresses/href.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { THANK_YOU } from '../../domain/checkout/checkout.ts'
import { returnsLeft } from '../../domain/checkout/order.ts'
import { PrivatePageHead } from '../../features/page-head/private-page-head.tsx'
import type { PrivatePageInput } from '../../page.ts'
import { orderOfLink } from './order-of-link.ts'
import { ReceivedWithdrawals } from './received-withdrawals.tsx'
import { RightToWithdraw } from './right-to-withdraw.tsx'
import { WithdrawalOnline } from './withdrawal-online.tsx'
import styles from './withdrawal-page.module.css'

type Input = PrivatePageInput<RouteParams['withdrawal']>

/**
 * The withdrawal function for who has a link of the order and no login: a guest who comes back by the mail (EXT-17, GAP-106). Of an account's order it
 * shows no address, name or e-mail, and a guest's needs none here: its page has them (EXT-46). null = the visitor is logged in as the buyer, or there is
 * no such payment, or the shop API takes no withdrawals online.
 */
export async function guestWithdrawal(input: Input) {
  const { params, session, t, language } = input
  const { id, payment = null } = params
  if (payment === null) return null
  const linked = await orderOfLink(session.shop, payment, ({ orderId, withdrawal }) => orderId === id && withdrawal !== null)
  if (!linked?.found.withdrawal || linked.user) return null
  const { orderNumber: number, orderStatus: status, events, withdrawal, withdrawals } = linked.found
  const order = linked.order
    ? href('order', { id, payment }, language)
    : href('checkout', { step: THANK_YOU, order: number, payment }, language)
  // Who sent what is known of a guest's order alone.
  const deliveries = linked.order?.deliveries ?? []
  const known = { status, events, deliveries, withdrawal, withdrawals }
  return (
    <div className={styles.guest}>
      <PrivatePageHead
        input={input}
        title={t('common:withdraw')}
        description={t('common:withdrawalDescription')}
        canonical={href('withdrawal', { id }, language)}
      />
      <p className={styles.back}>
        <a href={order}>{t('common:orderNumber', { number })}</a>
      </p>
      <h1>{t('common:withdraw')}</h1>
      <ReceivedWithdrawals order={known} language={language} t={t} />
      {withdrawal.refusal === null && <RightToWithdraw input={input} isPerSeller />}
      <WithdrawalOnline
        order={{ id, number, deliveries, contact: null }}
        right={{ ...withdrawal, returns: returnsLeft(known) }}
        payment={payment}
        doneHref={href('withdrawal', { id, payment }, language)}
        input={input}
      />
    </div>
  )
}
