import { type BankTransfer, groupedIban } from '#app/domain/checkout/bank-transfer.ts'
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
  /** Where to transfer the total; null: it is paid in another way. */
  transfer: BankTransfer | null
  /** Path of the page on which it is paid. */
  paymentLink: string
  now: number
}

/** The mail that confirms an order, says how to pay a transfer and leads to the payment. */
export function orderPlacedMail({ recipient, language, number, items, total, transfer, paymentLink, now }: PlacedOrder): Mail {
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
      ...(transfer ? transferLines(transfer, language) : []),
      texts.orderPlacedDeadline, // GAP-100
    ].join('\n'),
    page: paymentLink,
  }
}

function transferLines({ recipient, iban, title }: BankTransfer, language: Language): string[] {
  const texts = readLocale(language, 'common')
  const facts = { [texts.transferRecipient]: recipient, [texts.transferAccount]: groupedIban(iban), [texts.transferTitle]: title }
  return Object.entries(facts).map(([term, value]) => `${term}: ${value}`)
}
