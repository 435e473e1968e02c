import type { ComponentProps } from 'react'
import { FailureNote } from '../../ui/failure-note/failure-note.tsx'
import { OrderParts } from './order-parts.tsx'
import styles from './order-summary.module.css'

interface OrderSummaryProps extends ComponentProps<typeof OrderParts> {
  /** Why the sums are not those of the choice; null = they are, or the error is shown elsewhere. */
  failure: string | null
}

/** Summary of the order: items, delivery, total. The order button is below it. */
export function OrderSummary({ failure, ...order }: OrderSummaryProps) {
  return (
    <aside className={styles.root} aria-labelledby="order-title">
      <h2 id="order-title" className={styles.title}>
        {order.labels.yourOrder}
      </h2>
      <OrderParts {...order} />
      <FailureNote text={failure} />
    </aside>
  )
}
