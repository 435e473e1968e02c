// THE TABLE event × mail (EXT-50): what happens to an order, and the mail that says so. A new state or occasion does not compile without a row:
// a mail, or the reason why there is none.
import { REFUND_DAYS } from '#app/domain/checkout/order.ts'
import { withdrawalEnd } from '#app/domain/checkout/withdrawal.ts'
import { priceInText } from '#app/domain/pricing/format-price.ts'
import { formatDate, formatDateTime } from '#app/domain/time/format-date.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { MailedOrder, OrderEventName, OrderEvents } from './mailed-order.ts'
import { contractLines } from './order-contract.ts'
import { orderPage, statePage, withdrawalPage } from './order-links.ts'
import type { Mail } from './outbox.ts'
import { returnLine } from './return-line.ts'

/** What the row of an event says; recipient, time and language are the order's. */
type OrderMail = Pick<Mail, 'template' | 'subject' | 'page' | 'more'> & { lines: readonly string[] }
type Compose<Details> = (order: MailedOrder, details: Details, now: number) => OrderMail
type Row<Details> = Compose<Details> | { readonly none: string }

export const ORDER_MAILS: { readonly [Name in OrderEventName]: Row<OrderEvents[Name]> } = {
  NEW: { none: 'a draft of the seller: the buyer has ordered nothing yet' },
  AWAITING_PAYMENT: placed,
  PAYMENT_REJECTED: paymentRejected,
  PAID: paid,
  EXPIRED: expired,
  IN_PREPARATION: { none: 'the mail about the payment says it already, and nothing is to be done' },
  SHIPPED: dispatched,
  DELIVERED: delivered,
  CANCELLED: cancelled,
  WITHDRAWN: withdrawn,
  REFUNDED: refunded,
}

/** The mail about an event of an order; null: the table says that there is none. It is sent once for each occasion. */
export function orderMail<Name extends OrderEventName>(
  order: MailedOrder,
  { name, details, now }: { name: Name; details: OrderEvents[Name]; now: number },
): Mail | null {
  const row: Row<OrderEvents[Name]> = ORDER_MAILS[name]
  if ('none' in row) return null
  const { lines, ...mail } = row(order, details, now)
  const { language = order.language, id = null }: { language?: MailedOrder['language']; id?: string | number | null } = details ?? {}
  const occasion = ['order', order.id, name, id].filter((part) => part !== null).join(':')
  return { ...mail, sentAt: now, recipient: order.recipient, language, body: lines.join('\n'), occasion }
}

function placed(order: MailedOrder): OrderMail {
  const { language, number, isOfProfessional } = order
  const texts = readLocale(language, 'mails')
  return {
    template: 'order-placed',
    subject: fillIn(texts.orderPlacedSubject, { number }),
    lines: [fillIn(texts.orderPlacedThanks, { number }), texts.orderPlacedDeadline, '', ...contractLines(order)], // GAP-100
    page: order.payment.page,
    more: isOfProfessional ? [orderLink(order)] : [orderLink(order), withdrawalLink(order)],
  }
}

function paymentRejected(order: MailedOrder): OrderMail {
  const { language, number, total, expiresAt } = order
  const texts = readLocale(language, 'mails')
  return {
    template: 'order-payment-rejected',
    subject: fillIn(texts.paymentRejectedSubject, { number }),
    lines: [
      fillIn(texts.paymentRejectedText, { number, price: priceInText(total, language) }),
      fillIn(texts.paymentRejectedAgain, { time: formatDateTime(expiresAt, language) }),
    ],
    page: pageOf(order),
  }
}

function paid(order: MailedOrder): OrderMail {
  const { language, number, total, parcels } = order
  const texts = readLocale(language, 'mails')
  return {
    template: 'order-paid',
    subject: fillIn(texts.orderPaidSubject, { number }),
    lines: [
      fillIn(texts.orderPaidText, { number, price: priceInText(total, language) }),
      ...parcels.map(({ seller, arrivesBy }) => fillIn(texts.orderPaidArrives, { seller, date: formatDate(arrivesBy, language) })),
    ],
    page: pageOf(order),
  }
}

function expired(order: MailedOrder): OrderMail {
  const { language, number, payment } = order
  const texts = readLocale(language, 'mails')
  return {
    template: 'order-expired',
    subject: fillIn(texts.orderExpiredSubject, { number }),
    lines: [fillIn(texts.orderExpiredText, { number }), ...(payment.method === 'BANK_TRANSFER' ? [texts.orderExpiredTransfer] : [])],
    page: pageOf(order),
  }
}

function dispatched(order: MailedOrder): OrderMail {
  const { language, number, parcels } = order
  const texts = readLocale(language, 'mails')
  return {
    template: 'order-dispatched',
    subject: fillIn(texts.orderDispatchedSubject, { number }),
    lines: [
      fillIn(texts.orderDispatchedText, { number }),
      ...parcels.flatMap(({ seller, items, tracking, arrivesBy }) => [
        ...(tracking
          ? [
              fillIn(texts.orderDispatchedParcel, {
                seller,
                items: items.map(pieces).join(', '),
                carrier: tracking.carrier,
                parcel: tracking.number,
              }),
            ]
          : []),
        fillIn(texts.orderPaidArrives, { seller, date: formatDate(arrivesBy, language) }),
      ]),
    ],
    page: pageOf(order),
  }
}

function delivered(order: MailedOrder, _details: null, now: number): OrderMail {
  const { language, number, isOfProfessional } = order
  const texts = readLocale(language, 'mails')
  const end = isOfProfessional ? null : withdrawalEnd(now)
  return {
    template: 'order-delivered',
    subject: fillIn(texts.orderDeliveredSubject, { number }),
    lines: [
      fillIn(texts.orderDeliveredText, { number }),
      // The end is the first instant of the day after.
      ...(end === null ? [] : [fillIn(texts.orderDeliveredRight, { date: formatDate(end - 1, language) })]),
      fillIn(texts.orderDeliveredProblem, { email: readLocale(language, 'common').askAddress }),
    ],
    page: pageOf(order),
    more: isOfProfessional ? [] : [withdrawalLink(order)],
  }
}

/** Confirms a cancellation by the buyer (EXT-16). */
function cancelled(order: MailedOrder): OrderMail {
  const { language, number, total, isPaid } = order
  const texts = readLocale(language, 'mails')
  const refund = fillIn(texts.orderCancelledRefund, { price: priceInText(total, language), days: REFUND_DAYS })
  return {
    template: 'order-cancelled',
    subject: fillIn(texts.orderCancelledSubject, { number }),
    lines: [fillIn(texts.orderCancelledText, { number }), isPaid ? refund : texts.orderCancelledUnpaid],
    page: pageOf(order),
  }
}

/** The acknowledgement of a withdrawal on a durable medium: its content, and when it arrived (Directive (EU) 2023/2673, art. 11a; EXT-17). */
function withdrawn({ id, number, buyer: name, payment }: MailedOrder, withdrawal: OrderEvents['WITHDRAWN'], now: number): OrderMail {
  const { language, items, reason, refund, returns } = withdrawal
  const texts = readLocale(language, 'mails')
  return {
    template: 'withdrawal-received',
    subject: fillIn(texts.withdrawalSubject, { number }),
    lines: [
      fillIn(texts.withdrawalReceived, { number, name, time: formatDateTime(now, language) }),
      ...items.map(pieces),
      ...(reason === null ? [] : [fillIn(texts.withdrawalReason, { reason })]),
      fillIn(texts.withdrawalRefund, { price: priceInText(refund, language), days: REFUND_DAYS }),
      ...returns.map((terms) => returnLine(texts.withdrawalReturn, terms, language)),
    ],
    page: withdrawalPage({ id, payment: payment.id }, language),
  }
}

function refunded(order: MailedOrder, { refund }: OrderEvents['REFUNDED']): OrderMail {
  const { language, number } = order
  const texts = readLocale(language, 'mails')
  return {
    template: 'order-refunded',
    subject: fillIn(texts.orderRefundedSubject, { number }),
    lines: [fillIn(texts.orderRefundedText, { number, price: priceInText(refund, language) })],
    page: pageOf(order),
  }
}

const pieces = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`
const pageOf = ({ id, number, payment, language, isGuests }: MailedOrder) =>
  isGuests ? orderPage({ id, payment: payment.id }, language) : statePage({ number, payment: payment.id })

function orderLink(order: MailedOrder) {
  return { text: readLocale(order.language, 'mails').linkOrder, page: pageOf(order) }
}

function withdrawalLink({ id, language, payment }: MailedOrder) {
  return { text: readLocale(language, 'mails').linkWithdrawal, page: withdrawalPage({ id, payment: payment.id }, language) }
}
