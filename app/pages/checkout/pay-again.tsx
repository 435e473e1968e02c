import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import type { PaymentOption } from '../../domain/checkout/checkout.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { PrivatePageInput } from '../../page.ts'
import type { RouteParams } from '../../addresses/route-params.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { RePayButton } from '../orders/re-pay-button.client.tsx'
import type { PlacedOrder } from './placed-order.ts'
import styles from './thank-you.module.css'

interface PayAgainProps {
  order: PlacedOrder
  /** Payment methods that allow the amount. */
  options: readonly PaymentOption[]
  input: PrivatePageInput<RouteParams['checkout']>
}

/** Payment of an order that awaits it: continue the open payment, retry the same method, or choose another. */
export function PayAgain({ order, options, input: { t, market, params } }: PayAgainProps) {
  // What goes on by its link is not begun anew.
  const same = order.payHref === null ? options.find(({ id }) => id === order.method) : undefined
  const others = options.filter(({ id }) => id !== order.method)
  const label = t(order.state === 'rejected' ? 'common:retry' : 'common:orderPay')
  const button = { orderId: order.id, pathPrefix: market.prefix, reference: params.payment ?? null, size: 'medium' } as const
  const labelsOf = (pay: string) => ({
    pay,
    payName: `${pay}: ${t('common:orderNumber', { number: order.number })}`,
    ...failureLabels(t),
  })
  return (
    <>
      <p className={styles.ways}>
        {order.payHref !== null && <LinkButton href={order.payHref}>{label}</LinkButton>}
        {same && <RePayButton {...button} method={same.id} labels={labelsOf(label)} />}
      </p>
      {others.length > 0 && (
        <section aria-labelledby="other-ways" className={styles.others}>
          <h2 id="other-ways" className={styles.title}>
            {t('common:orderPayOtherWay')}
          </h2>
          <p className={styles.ways}>
            {others.map(({ id, name }) => (
              <RePayButton key={id} {...button} method={id} variant="secondary" labels={labelsOf(name)} />
            ))}
          </p>
        </section>
      )}
      {(same || others.length > 0) && <NeedsScripts t={t} />}
    </>
  )
}
