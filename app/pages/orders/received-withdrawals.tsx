import { isSentBack, type Order, REFUND_DAYS, returnsReceived } from '../../domain/checkout/order.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import { formatDateTime } from '../../domain/time/format-date.ts'
import type { Translate } from '../../i18n/translator.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { ReturnAddresses } from './return-addresses.tsx'
import styles from './received-withdrawals.module.css'

interface ReceivedWithdrawalsProps {
  order: Pick<Order, 'status' | 'events' | 'deliveries' | 'withdrawal' | 'withdrawals'>
  language: Language
  t: Translate
}

/** The withdrawals that the shop received from an order: when, from what, what is refunded, and where what was sent goes back to (EXT-17). */
export function ReceivedWithdrawals({ order, language, t }: ReceivedWithdrawalsProps) {
  if (order.withdrawals.length === 0) return null
  return (
    <section className={styles.root} aria-labelledby="withdrawals">
      <h2 id="withdrawals">{t('common:withdrawalsHeading')}</h2>
      {order.withdrawals.map(({ id, receivedAt, items, refund }) => (
        <Notice key={id} tone="success" title={t('common:withdrawalReceived', { time: formatDateTime(receivedAt, language) })}>
          <ul>
            {items.map((item) => (
              <li key={`${item.id}/${item.deliveryTypeId}`}>
                <span>{`${item.quantity} × `}</span>
                <span lang={sourceLang(language)}>{item.name}</span>
              </li>
            ))}
          </ul>
          <p>{t('common:withdrawalRefund', { price: formatPrice(refund, language), days: REFUND_DAYS })}</p>
          {!isSentBack(order, { receivedAt }) && <p>{t('common:withdrawalNotSent')}</p>}
        </Notice>
      ))}
      <ReturnAddresses order={order} returns={returnsReceived(order)} t={t} />
    </section>
  )
}
