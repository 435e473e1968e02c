'use client'
import type { ReactNode } from 'react'
import { fillSlots } from '../../domain/fill-slots.ts'
import { DeliveryCountry, type DeliveryCountryProps } from '../../features/delivery-country/delivery-country.client.tsx'
import styles from './delivery-options.module.css'
import { DeliveryRadio } from './delivery-radio.client.tsx'
import { usePurchase } from './purchase.client.tsx'
import type { ShownWay } from './shown-delivery.ts'

interface DeliveryWaysProps extends Omit<DeliveryCountryProps, 'countryId' | 'label'> {
  labels: {
    delivery: string
    country: string
    /** `{date}` is open. */
    until: string
    ask: string
    notSentThere: string
    types: Record<ShownWay['type'], string>
  }
  enquiryHref: string
  /** What stands below the ways. */
  children: ReactNode
}

/** Ways of delivery to the chosen country, with price and date; one that is not offered shows an enquiry link (spec §4, DLV-05, EXT-49). */
export function DeliveryWays({ labels, enquiryHref, children, ...choice }: DeliveryWaysProps) {
  const { zone, countryId } = usePurchase()
  const ways = zone?.ways ?? []
  return (
    <details className={styles.root} open>
      <summary className={styles.summary}>
        <span>{labels.delivery}</span>
        {zone && ways.length > 0 && <span className={styles.until}>{fillSlots(labels.until, { date: zone.until })}</span>}
      </summary>
      {/* A shop API that knows one country alone offers no choice. */}
      {zone?.countries !== null && (
        <div className={styles.country}>
          <DeliveryCountry label={labels.country} countryId={countryId} {...choice} />
          <output>{zone === null && labels.notSentThere}</output>
        </div>
      )}
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{labels.delivery}</legend>
        {(['STANDARD', 'HOME'] as const).map((type) => {
          const way = ways.find((each) => each.type === type)
          return (
            <div key={type} className={styles.option} data-configured={way !== undefined}>
              <DeliveryRadio id={`delivery-${type}`} deliveryTypeId={way?.deliveryTypeId ?? null} />
              <label htmlFor={`delivery-${type}`}>{labels.types[type]}</label>
              {way ? <data value={way.amount}>{way.price}</data> : <a href={enquiryHref}>{labels.ask}</a>}
            </div>
          )
        })}
      </fieldset>
      {children}
    </details>
  )
}
