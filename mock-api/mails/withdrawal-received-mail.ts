import { REFUND_DAYS } from '#app/domain/checkout/order.ts'
import { RETURN_DAYS, type ReturnTerms } from '#app/domain/checkout/withdrawal.ts'
import type { Language } from '#app/domain/language.ts'
import { formatPrice } from '#app/domain/pricing/format-price.ts'
import type { Money } from '#app/domain/pricing/money.ts'
import { formatDateTime } from '#app/domain/time/format-date.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import { withdrawalPage } from './order-links.ts'
import type { Mail } from './outbox.ts'

interface ReceivedWithdrawal {
  recipient: string
  /** Of the reader. */
  language: Language
  id: number
  number: string
  /** Id of one of its payments. */
  payment: string
  /** Who withdrew. */
  name: string
  items: readonly { name: string; quantity: number }[]
  reason: string | null
  returns: readonly ReturnTerms[]
  refund: Money
  now: number
}

/** The acknowledgement of a withdrawal on a durable medium: its content, and when it arrived (Directive (EU) 2023/2673, art. 11a; EXT-17). */
export function withdrawalReceivedMail({
  recipient,
  language,
  id,
  number,
  payment,
  name,
  items,
  reason,
  returns,
  refund,
  now,
}: ReceivedWithdrawal): Mail {
  const texts = readLocale(language, 'mails')
  const paidBy = { BUYER: readLocale(language, 'common').promiseReturnCostText, SELLER: texts.withdrawalPaidBySeller }
  return {
    sentAt: now,
    recipient,
    language,
    template: 'withdrawal-received',
    subject: fillIn(texts.withdrawalSubject, { number }),
    body: [
      fillIn(texts.withdrawalReceived, { number, name, time: formatDateTime(now, language) }),
      ...items.map(({ name, quantity }) => `${quantity} × ${name}`),
      ...(reason === null ? [] : [fillIn(texts.withdrawalReason, { reason })]),
      fillIn(texts.withdrawalRefund, { price: formatPrice(refund, language), days: String(REFUND_DAYS) }),
      ...returns.map(
        ({ address, paidBy: payer }) =>
          `${fillIn(texts.withdrawalReturn, { address: address.join(', '), days: String(RETURN_DAYS) })} ${paidBy[payer]}`,
      ),
    ].join('\n'),
    page: withdrawalPage({ id, payment }, language),
  }
}
