import { fillSlots } from '../../domain/fill-slots.ts'
import { deliveryPriceText, formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { FormerPrice } from './former-price.tsx'
import styles from './order-parcels.module.css'

/** The items of one vendor with one way of delivery. */
export interface OrderParcel {
  vendorId: number
  vendor: string
  deliveryTypeId: number
  /** Null: it has none. */
  price: Money | null
  /** When it arrives, in words. */
  until?: string | null
  /** Former delivery price, if it changed; null = there was none. */
  former?: Money | null | undefined
  items: readonly OrderParcelItem[]
}

interface OrderParcelItem {
  id: number
  name: string
  quantity: number
  /** Unit price. */
  price: Money
  /** Former price of the line, if it changed; null = the line is new. */
  former?: Money | null | undefined
  isGone?: boolean
}

interface OrderParcelsProps {
  parcels: readonly OrderParcel[]
  language: Language
  labels: { deliveryTypes: Record<number, string>; free: string; pieces: string; gone: string; before?: string; added?: string }
}

/** Order lines, grouped by parcel. */
export function OrderParcels({ parcels, language, labels }: OrderParcelsProps) {
  return (
    <ul className={styles.root}>
      {parcels.map(({ vendorId, vendor, deliveryTypeId, price, until, former, items }) => (
        <li key={`${vendorId}/${deliveryTypeId}`}>
          <p className={styles.head}>
            <span className={styles.vendor}>{vendor}</span>
            <span className={styles.way}>
              <span>{labels.deliveryTypes[deliveryTypeId]}</span>
              {': '}
              <FormerPrice price={former} language={language} labels={labels} place="beside" />
              <span className="nowrap">{deliveryPriceText(price, labels.free, language)}</span>
              {until && <span className={styles.until}>{until}</span>}
            </span>
          </p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <span>
                  <span lang={sourceLang(language)}>{item.name}</span>
                  {item.quantity > 1 && <span className={styles.pieces}>{` ${fillSlots(labels.pieces, { n: item.quantity })}`}</span>}
                  {item.former === null && <span className={styles.added}>{` ${labels.added}`}</span>}
                  {item.isGone && <span className={styles.gone}>{` ${labels.gone}`}</span>}
                </span>
                <span className={styles.price}>
                  <FormerPrice price={item.former} language={language} labels={labels} />
                  <span>{formatPrice({ ...item.price, minor: item.price.minor * item.quantity }, language)}</span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
