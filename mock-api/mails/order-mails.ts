// THE TABLE event × mail (EXT-50): what happens to an order, and the mail that says so. A new state or occasion does not compile without a row:
// a mail, or the reason why there is none.
import { REFUND_DAYS } from '#app/domain/checkout/order.ts'
import { withdrawalEnd } from '#app/domain/checkout/withdrawal.ts'
import { priceInText } from '#app/domain/pricing/format-price.ts'
import { formatDate, formatDateTime } from '#app/domain/time/format-date.ts'
import { isDayOver } from '#app/domain/time/instant.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { MailedOrder, OrderEventName, OrderEvents } from './mailed-order.ts'
import { contractLines } from './order-contract.ts'
import { orderPage, statePage, withdrawalPage } from './order-links.ts'
import type { Mail } from './outbox.ts'
import { returnLine } from './return-line.ts'

/** What the row of an event says; recipient, time and language are the order's. */
interface OrderMail extends Pick<Mail, 'template' | 'more'> {
  /** With the slot `number`. */
  subject: string
  lines: readonly string[]
  /** @default the page of the order */
  page?: string
}

/** What rows compose with: the order, and texts in the language of the mail. */
interface Composing {
  order: MailedOrder
  texts: ReturnType<typeof readLocale<'mails'>>
  language: MailedOrder['language']
  /** Fills a text in, which may name the order by its number. */
  say: (text: string, slots?: Record<string, string | number>) => string
  price: (money: MailedOrder['sums']['total']) => string
  now: number
}
type Compose<Details> = (composing: Composing, details: Details) => OrderMail
type Row<Details> = Compose<Details> | { readonly none: string }

export const ORDER_MAILS: { readonly [Name in OrderEventName]: Row<OrderEvents[Name]> } = {
  NEW: { none: 'a draft of the seller: the buyer has ordered nothing yet' },
  AWAITING_PAYMENT: ({ order, texts, say }) => ({
    template: 'order-placed',
    subject: texts.orderPlacedSubject,
    lines: [say(texts.orderPlacedThanks), texts.orderPlacedDeadline, '', ...contractLines(order)], // GAP-100
    page: order.payment.page,
    more: [{ text: texts.linkOrder, page: pageOf(order) }, ...withdrawalLinks(order)],
  }),
  PAYMENT_REJECTED: ({ order, texts, language, say, price }) => ({
    template: 'order-payment-rejected',
    subject: texts.paymentRejectedSubject,
    lines: [
      say(texts.paymentRejectedText, { price: price(order.sums.total) }),
      say(texts.paymentRejectedAgain, { time: formatDateTime(order.expiresAt, language) }),
    ],
  }),
  PAID: ({ order, texts, say, price, language }) => ({
    template: 'order-paid',
    subject: texts.orderPaidSubject,
    lines: [
      // As its page goes on.
      `${say(texts.orderPaidText, { price: price(order.sums.total) })} ${readLocale(language, 'common').thankYouNext}`,
      ...order.parcels.map(({ seller, arrivesBy }) => say(texts.orderPaidArrives, { seller, date: formatDate(arrivesBy, language) })),
    ],
  }),
  EXPIRED: ({ order, texts, say }) => ({
    template: 'order-expired',
    subject: texts.orderExpiredSubject,
    lines: [say(texts.orderExpiredText), ...(order.payment.method === 'BANK_TRANSFER' ? [texts.orderExpiredTransfer] : [])],
  }),
  IN_PREPARATION: { none: 'the mail about the payment says that it comes, and nothing is to be done' },
  SHIPPED: ({ order, texts, say, language, now }) => ({
    template: 'order-dispatched',
    subject: texts.orderDispatchedSubject,
    lines: [
      say(texts.orderDispatchedText),
      // What was withdrawn from before is not sent.
      ...order.parcels.flatMap(({ seller, left, tracking, arrivesBy }) => {
        const parcel = tracking && { seller, items: left.map(pieces).join(', '), carrier: tracking.carrier, parcel: tracking.number }
        // Who sends late has let the day pass that was promised.
        const arrives = isDayOver(arrivesBy, now) ? [] : [say(texts.orderPaidArrives, { seller, date: formatDate(arrivesBy, language) })]
        return parcel ? [say(texts.orderDispatchedParcel, parcel), ...arrives] : []
      }),
    ],
  }),
  DELIVERED: ({ order, texts, say, language, now }) => {
    // Of what is on its way all may have been withdrawn from.
    const isLeft = order.parcels.some(({ left }) => left.length > 0)
    const end = order.isOfProfessional || !isLeft ? null : withdrawalEnd(now)
    // The end is the first instant of the day after.
    const right = end === null ? [] : [say(texts.orderDeliveredRight, { date: formatDate(end - 1, language) })]
    const problem = say(texts.orderDeliveredProblem, { email: readLocale(language, 'common').askAddress })
    return {
      template: 'order-delivered',
      subject: texts.orderDeliveredSubject,
      lines: [say(texts.orderDeliveredText), ...right, problem],
      more: isLeft ? withdrawalLinks(order) : [],
    }
  },
  // By the buyer (EXT-16) or the seller.
  CANCELLED: ({ order, texts, say, price }) => ({
    template: 'order-cancelled',
    subject: texts.orderCancelledSubject,
    lines: [
      say(texts.orderCancelledText),
      order.isPaid ? say(texts.orderCancelledRefund, { price: price(order.sums.total), days: REFUND_DAYS }) : texts.orderCancelledUnpaid,
    ],
  }),
  // The acknowledgement on a durable medium: its content, and when it arrived (Directive (EU) 2023/2673, art. 11a; EXT-17).
  WITHDRAWN: ({ order, texts, language, say, price, now }, { items, reason, refund, returns }) => ({
    template: 'withdrawal-received',
    subject: texts.withdrawalSubject,
    lines: [
      say(texts.withdrawalReceived, { name: order.buyer, time: formatDateTime(now, language) }),
      ...items.map(pieces),
      ...(reason === null ? [] : [say(texts.withdrawalReason, { reason })]),
      say(texts.withdrawalRefund, { price: price(refund), days: REFUND_DAYS }),
      ...(returns.length === 0 ? [readLocale(language, 'common').withdrawalNotSent] : []),
      ...returns.map((terms) => returnLine(texts.withdrawalReturn, terms, language)),
    ],
    page: withdrawalPage({ id: order.id, payment: order.payment.id }, language),
  }),
  REFUNDED: ({ texts, say, price }, { refund }) => ({
    template: 'order-refunded',
    subject: texts.orderRefundedSubject,
    lines: [say(texts.orderRefundedText, { price: price(refund) })],
  }),
}

/** The mail about an event of an order; null: the table says that there is none. It is sent once for each occasion. */
export function orderMail<Name extends OrderEventName>(
  order: MailedOrder,
  { name, details, now }: { name: Name; details: OrderEvents[Name]; now: number },
): Mail | null {
  const row: Row<OrderEvents[Name]> = ORDER_MAILS[name]
  if ('none' in row) return null
  const { language = order.language, id = null }: { language?: MailedOrder['language']; id?: string | number | null } = details ?? {}
  const say: Composing['say'] = (text, slots) => fillIn(text, { number: order.number, ...slots })
  const price: Composing['price'] = (money) => priceInText(money, language)
  const composing = { order, texts: readLocale(language, 'mails'), language, say, price, now }
  const { lines, subject, page = pageOf(order), ...mail } = row(composing, details)
  const occasion = ['order', order.id, name, id].filter((part) => part !== null).join(':')
  const of = { sentAt: now, recipient: order.recipient, language, occasion }
  return { ...mail, ...of, page, subject: say(subject), body: lines.join('\n') }
}

const pieces = ({ name, quantity }: { name: string; quantity: number }) => `${quantity} × ${name}`
const pageOf = ({ id, number, payment, language, isGuests }: MailedOrder) =>
  isGuests ? orderPage({ id, payment: payment.id }, language) : statePage({ number, payment: payment.id })

/** To the page of the withdrawal, which a professional has not. */
function withdrawalLinks({ id, language, payment, isOfProfessional }: MailedOrder) {
  const text = readLocale(language, 'mails').linkWithdrawal
  return isOfProfessional ? [] : [{ text, page: withdrawalPage({ id, payment: payment.id }, language) }]
}
