import { fillSlots } from '../../domain/fill-slots.ts'
import { formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import type { Money } from '../../domain/pricing/money.ts'
import { FormerPrice } from './former-price.tsx'
import styles from './order-parcels.module.css'

/** What one vendor sends by one way of delivery. */
export interface OrderParcel {
  vendorId: number
  vendor: string
  deliveryTypeId: number
  price: Money
  /** What it cost before, where that is something else now. */
  former?: Money | undefined
  items: readonly OrderParcelItem[]
}

interface OrderParcelItem {
  id: number
  name: string
  quantity: number
  /** Of one piece. */
  price: Money
  /** What all its pieces cost before, where that is something else now; null = it was not there before. */
  former?: Money | null | undefined
  isGone?: boolean
}

interface OrderParcelsProps {
  parcels: readonly OrderParcel[]
  language: Language
  labels: { deliveryTypes: Record<number, string>; free: string; pieces: string; gone: string; before?: string; added?: string }
}

/** What is ordered, parcel by parcel. */
export function OrderParcels({ parcels, language, labels }: OrderParcelsProps) {
  return (
    <ul className={styles.root}>
      {parcels.map(({ vendorId, vendor, deliveryTypeId, price, former, items }) => (
        <li key={`${vendorId}/${deliveryTypeId}`}>
          <p className={styles.head}>
            <span className={styles.vendor}>{vendor}</span>
            <span className={styles.way}>
              {labels.deliveryTypes[deliveryTypeId]}
              {': '}
              <FormerPrice price={former} language={language} labels={labels} place="beside" />
              <span className="nowrap">{price.minor === 0 ? labels.free : formatPrice(price, language)}</span>
            </span>
          </p>
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item.id} className={styles.item}>
                <span>
                  <span lang={sourceLang(language)}>{item.name}</span>
                  {item.quantity > 1 && <span className={styles.pieces}> {fillSlots(labels.pieces, { n: item.quantity })}</span>}
                  {item.former === null && <span className={styles.added}> {labels.added}</span>}
                  {item.isGone && <span className={styles.gone}> {labels.gone}</span>}
                </span>
                <span className={styles.price}>
                  <FormerPrice price={item.former} language={language} labels={labels} />
                  {formatPrice({ ...item.price, minor: item.price.minor * item.quantity }, language)}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
