import type { Order } from '../../domain/checkout/order.ts'
import type { OrderStatus } from '../../domain/checkout/order-status.ts'
import { orderTimeline } from '../../domain/checkout/order-timeline.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import type { Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx'
import { statusText } from './order-status.tsx'
import styles from './order-timeline.module.css'

interface OrderTimelineProps {
  order: Pick<Order, 'status' | 'createdAt' | 'events' | 'withdrawal'>
  language: Language
  t: Translate
}

/** The states of an order on a line of time: what was, what is, what comes (EXT-16). */
export function OrderTimeline({ order, language, t }: OrderTimelineProps) {
  return (
    <ol className={styles.root} aria-label={t('common:orderTimeline')}>
      {orderTimeline(order).map(({ status, at, progress }) => (
        <li key={status} className={styles.step} data-progress={progress} aria-current={progress === 'current' ? 'step' : undefined}>
          <span className={styles.mark}>{progress === 'done' && <CheckIcon size={16} />}</span>
          <span className={styles.name}>
            <span>{t(stepText(status, progress === 'current'))}</span>
            {progress === 'coming' && <VisuallyHidden>{`, ${t('common:orderStepComing')}`}</VisuallyHidden>}
          </span>
          {at !== null && <span className={styles.date}>{formatDate(at, language)}</span>}
        </li>
      ))}
    </ol>
  )
}

/** An order that awaits its payment was placed; later that is all there is to say of it. */
function stepText(status: OrderStatus, isCurrent: boolean) {
  return status === 'AWAITING_PAYMENT' && !isCurrent ? ('common:orderPlaced' as const) : statusText(status)
}
