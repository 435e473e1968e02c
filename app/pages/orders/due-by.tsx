import type { Order } from '../../domain/checkout/order.ts'
import { formatDateTime } from '../../domain/time/format-date.ts'
import type { Language } from '../../domain/language.ts'
import type { Translate } from '../../i18n/translator.ts'

interface DueByProps {
  order: Pick<Order, 'payment'>
  language: Language
  t: Translate
}

/** Until when an unpaid order waits, to the minute (GAP-100); nothing when the shop does not say. */
export function DueBy({ order: { payment }, language, t }: DueByProps) {
  if (payment.dueBy === null) return null
  return <p>{t('common:orderDueBy', { date: formatDateTime(payment.dueBy, language) })}</p>
}
