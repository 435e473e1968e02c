import type { User } from '../../domain/account/user.ts'
import { paymentHref } from '../../domain/checkout/order.ts'
import type { OrderId } from '../../domain/ids.ts'
import type { PageInput } from '../../page.ts'
import { href } from '../../addresses/href.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './unpaid-orders.module.css'

interface UnpaidOrdersProps {
  user: User | null
  input: Pick<PageInput<unknown>, 't' | 'language' | 'market'>
}

/** Orders that await their payment, each with one click to pay (EXT-16). Nothing for guests, and where the shop API does not say. */
export function UnpaidOrders({ user, input: { t, language, market } }: UnpaidOrdersProps) {
  const orders = user?.unpaidOrders ?? []
  if (orders.length === 0) return null
  return (
    <div className={styles.root}>
      {orders.map(({ id, number, paymentLink }) => (
        <Notice
          key={id}
          tone="warning"
          action={
            <LinkButton
              size="small"
              variant="secondary"
              href={paymentLink === null ? href('order', { id: id as OrderId }, language) : paymentHref(paymentLink, market.prefix)}
              aria-label={t('common:orderPayName', { number })}
            >
              {t('common:orderPay')}
            </LinkButton>
          }
        >
          {t('common:orderUnpaid', { number })}
        </Notice>
      ))}
    </div>
  )
}
