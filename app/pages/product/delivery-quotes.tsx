import type { DeliveryQuote } from '../../domain/delivery/delivery.ts'
import { fillSlots } from '../../domain/fill-slots.ts'
import { pluralForm } from '../../domain/plural-form.ts'
import { deliveryPriceText } from '../../domain/pricing/format-price.ts'
import type { Language } from '../../domain/language.ts'
import styles from './shipping-quote.module.css'

interface DeliveryQuotesProps {
  quotes: readonly DeliveryQuote[]
  language: Language
  enquiryHref: string
  labels: QuoteLabels
}

export interface QuoteLabels {
  free: string
  individual: string
  types: Record<DeliveryQuote['type'], string>
  /** By plural form; `{n}` is replaced by the number. */
  days: Record<string, string>
}

/** What each way of delivery costs; without any the price is made individually (GAP-39). */
export function DeliveryQuotes({ quotes, language, enquiryHref, labels }: DeliveryQuotesProps) {
  if (quotes.length === 0) {
    return (
      <p>
        <a href={enquiryHref}>{labels.individual}</a>
      </p>
    )
  }
  const days = (count: number) => fillSlots(labels.days[pluralForm(count, language)] ?? '', { n: count })
  return (
    <dl className={styles.quotes}>
      {quotes.map((quote) => (
        <div key={quote.type}>
          <dt>{labels.types[quote.type]}</dt>
          <dd>
            <span className="nowrap">{deliveryPriceText(quote.price, labels.free, language)}</span>
            <span className={styles.days}>{days(quote.days)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
