import { formatPrice } from '#app/domain/pricing/format-price.ts'
import type { Language } from '#app/domain/language.ts'
import type { Money } from '#app/domain/pricing/money.ts'
import { fillIn, readLocale } from '#locales/read-locale.ts'
import type { Mail } from './outbox.ts'

interface PlacedOrder {
  recipient: string
  /** In which the order was made. */
  language: Language
  number: string
  items: readonly { name: string; quantity: number }[]
  total: Money
  /** Path of the page on which it is paid. */
  paymentLink: string
  now: number
}

/** The mail that confirms an order and leads to its payment. */
export function orderPlacedMail({ recipient, language, number, items, total, paymentLink, now }: PlacedOrder): Mail {
  const texts = readLocale(language, 'mails')
  const lines = items.map(({ name, quantity }) => `${quantity} × ${name}`)
  return {
    sentAt: now,
    recipient,
    language,
    template: 'order-placed',
    subject: fillIn(texts.orderPlacedSubject, { number }),
    body: [
      fillIn(texts.orderPlacedThanks, { number }),
      ...lines,
      fillIn(texts.orderPlacedTotal, { price: formatPrice(total, language) }),
      texts.orderPlacedDeadline, // GAP-100
    ].join('\n'),
    page: paymentLink,
  }
}
