import { REFUND_DAYS } from '#app/domain/checkout/order.ts'
import type { Language } from '#app/domain/language.ts'
import { formatPrice } from '#app/domain/pricing/format-price.ts'
import type { Money } from '#app/domain/pricing/money.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import { statePage } from './order-links.ts'
import type { Mail } from './outbox.ts'

interface CancelledOrder {
  recipient: string
  /** In which the order was made. */
  language: Language
  number: string
  /** Id of one of its payments. */
  payment: string
  /** What is refunded. */
  paid: Money
  now: number
}

/** The mail that confirms a cancellation by the buyer (EXT-16). */
export function orderCancelledMail({ recipient, language, number, payment, paid, now }: CancelledOrder): Mail {
  const texts = readLocale(language, 'mails')
  const refund = fillIn(texts.orderCancelledRefund, { price: formatPrice(paid, language), days: String(REFUND_DAYS) })
  return {
    sentAt: now,
    recipient,
    language,
    template: 'order-cancelled',
    subject: fillIn(texts.orderCancelledSubject, { number }),
    body: [fillIn(texts.orderCancelledText, { number }), paid.minor > 0 ? refund : texts.orderCancelledUnpaid].join('\n'),
    page: statePage({ number, payment }),
  }
}
