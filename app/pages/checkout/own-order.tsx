import type { Order } from '../../domain/checkout/order.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PageInput } from '../../page.ts'
import { DueBy } from '../orders/due-by.tsx'
import { OrderFacts } from '../orders/order-facts.tsx'
import { OrderedItems } from '../orders/ordered-items.tsx'
import styles from './thank-you.module.css'

interface OwnOrderProps {
  order: Order
  /** Nothing of it was sent or withdrawn from yet. */
  isNew: boolean
  input: Pick<PageInput<unknown>, 't' | 'language' | 'now'>
}

/** What happens next with an order that was just placed, its things, and where they go (EXT-16). */
export function OwnOrder({ order, isNew, input }: OwnOrderProps) {
  const { t, language } = input
  const isConfirmed = order.status === 'IN_PREPARATION'
  const steps: MessageKey[] = [...(isConfirmed ? [] : ['common:nextSeller' as const]), 'common:nextParcel', 'common:promiseSafeText']
  return (
    <>
      {isNew && order.status !== 'CANCELLED' && (
        <section className={styles.part} aria-labelledby="what-next">
          <h2 id="what-next" className={styles.title}>
            {t('common:nextHeading')}
          </h2>
          <p>{t('common:nextMail', { email: order.contact.email })}</p>
          <DueBy order={order} language={language} t={t} />
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.part} aria-labelledby="ordered-things">
        <h2 id="ordered-things" className={styles.title}>
          {t('common:orderThings')}
        </h2>
        <OrderedItems order={order} input={input} />
      </section>
      <section className={styles.part} aria-labelledby="order-facts">
        <h2 id="order-facts" className={styles.title}>
          {t('common:orderDetails')}
        </h2>
        <OrderFacts order={order} input={input} />
      </section>
    </>
  )
}
