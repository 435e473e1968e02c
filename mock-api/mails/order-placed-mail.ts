import { formatPrice } from '#app/domain/pricing/format-price.ts'
import type { Language } from '#app/domain/language.ts'
import type { Money } from '#app/domain/pricing/money.ts'
import type { Mail } from './outbox.ts'

interface Texts {
  subject: (number: string) => string
  thanks: (number: string) => string
  total: (price: string) => string
  /** GAP-100. */
  deadline: string
}

const TEXTS: Record<Language, Texts> = {
  pl: {
    subject: (number) => `Zamówienie ${number}`,
    thanks: (number) => `Dziękujemy za zamówienie ${number}.`,
    total: (price) => `Razem z dostawą: ${price}`,
    deadline: 'Na płatność czekamy 72 godziny. Potem zamówienie zostanie anulowane.',
  },
  en: {
    subject: (number) => `Order ${number}`,
    thanks: (number) => `Thank you for your order ${number}.`,
    total: (price) => `Total with delivery: ${price}`,
    deadline: 'We wait 72 hours for the payment. Then the order is cancelled.',
  },
  es: {
    subject: (number) => `Pedido ${number}`,
    thanks: (number) => `Gracias por tu pedido ${number}.`,
    total: (price) => `Total con envío: ${price}`,
    deadline: 'Esperamos el pago durante 72 horas. Después el pedido se cancela.',
  },
}

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
  const texts = TEXTS[language]
  const lines = items.map(({ name, quantity }) => `${quantity} × ${name}`)
  return {
    sentAt: now,
    recipient,
    language,
    template: 'order-placed',
    subject: texts.subject(number),
    body: [texts.thanks(number), ...lines, texts.total(formatPrice(total, language)), texts.deadline].join('\n'),
    page: paymentLink,
  }
}
