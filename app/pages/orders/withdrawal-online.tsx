import { NeedsScripts } from '../../features/account/needs-scripts.tsx'
import type { Order } from '../../domain/checkout/order.ts'
import type { WithdrawalRefusal, WithdrawalRight } from '../../domain/checkout/withdrawal.ts'
import { slots } from '../../domain/fill-slots.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { failureLabels } from '../../i18n/failure-labels.ts'
import type { MessageKey } from '../../i18n/messages.ts'
import type { PageInput } from '../../page.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { FactList } from '../../ui/fact-list/fact-list.tsx'
import { ReturnAddresses } from './return-addresses.tsx'
import { WithdrawalForm } from './withdrawal-form.client.tsx'
import styles from './withdrawal-page.module.css'

/** Longest reason, as in the contract. */
const MAX_REASON_CHARACTERS = 500

const REFUSALS: Record<WithdrawalRefusal, MessageKey> = {
  professional: 'common:withdrawalProfessional',
  unpaid: 'common:withdrawalUnpaid',
  cancelled: 'common:orderIsCancelled',
  'too-late': 'common:withdrawalTooLate',
  'nothing-left': 'common:withdrawalNothingLeft',
}

interface WithdrawalOnlineProps {
  order: Pick<Order, 'id' | 'number' | 'deliveries'> & {
    /** null = not known to who only has a link of the order. */
    contact: Order['contact'] | null
  }
  right: WithdrawalRight
  /** Id of a payment of the order, which stands for a login. null = the buyer is logged in. */
  payment: string | null
  /** Page that shows the withdrawal afterwards. */
  doneHref: string
  input: Pick<PageInput<unknown>, 't' | 'language'>
}

/** The withdrawal function for an order, or why there is none (EXT-17). */
export function WithdrawalOnline({ order, right, payment, doneHref, input }: WithdrawalOnlineProps) {
  const { t, language } = input
  // The period ends before this instant, so its last day is that of the millisecond before.
  const lastDay = right.until === null ? null : formatDate(right.until - 1, language)
  if (right.refusal !== null) return <Notice tone="warning">{t(REFUSALS[right.refusal], { date: lastDay ?? '' })}</Notice>
  return (
    <section className={styles.online} aria-labelledby="withdrawal-online">
      <h2 id="withdrawal-online">{t('common:withdrawalOnline')}</h2>
      <p>{lastDay === null ? t('common:withdrawalNotArrived') : t('common:withdrawalUntil', { date: lastDay })}</p>
      <FactList
        facts={[
          { term: t('common:paymentOrder'), value: order.number },
          ...(order.contact ? [{ term: t('common:withdrawalWho'), value: `${order.contact.firstName} ${order.contact.lastName}` }] : []),
          { term: t('common:withdrawalConfirmedTo'), value: order.contact?.email ?? t('common:withdrawalConfirmedToOrderer') },
        ]}
      />
      <NeedsScripts t={t} />
      <WithdrawalForm
        orderId={order.id}
        payment={payment}
        left={right.left}
        maxReason={MAX_REASON_CHARACTERS}
        doneHref={doneHref}
        language={language}
        labels={{
          things: t('common:withdrawalChoose'),
          quantity: t('common:cartQuantity', slots('name')),
          decrease: t('common:cartDecrease', slots('name')),
          increase: t('common:cartIncrease', slots('name')),
          reason: t('common:withdrawalReason'),
          confirm: t('common:withdrawalConfirm'),
          chooseOne: t('common:withdrawalChooseOne'),
          reasonTooLong: t('validations:maxCharactersNumberErrorMessage', { number: MAX_REASON_CHARACTERS }),
          ...failureLabels(t),
        }}
      />
      <ReturnAddresses order={order} returns={right.returns} t={t} />
    </section>
  )
}
