import { DELIVERY_TYPE } from '../../domain/delivery/delivery.ts'
import { deliveryPriceText, formatPrice } from '../../domain/pricing/format-price.ts'
import { type Language, sourceLang } from '../../domain/language.ts'
import type { ProductId, VendorId } from '../../domain/ids.ts'
import { photoSrcSet } from '../../domain/product/photo.ts'
import { formatDate } from '../../domain/time/format-date.ts'
import { type Order, type OrderDelivery, type OrderItem, showsArrival } from '../../domain/checkout/order.ts'
import { productHref, vendorHref } from '../../addresses/page-links.ts'
import type { PageInput } from '../../page.ts'
import { MissingPicture } from '../../ui/picture/missing-picture.tsx'
import styles from './ordered-items.module.css'

interface OrderedItemsProps {
  order: Order
  input: Pick<PageInput<unknown>, 't' | 'language' | 'now'>
}

/** The things of an order by parcel: photo and link of each, when it arrives, where it is, and how to write to its seller (EXT-16). */
export function OrderedItems({ order, input }: OrderedItemsProps) {
  return (
    <ul className={styles.root}>
      {order.deliveries.map((delivery) => (
        <li key={`${delivery.vendorId}/${delivery.deliveryTypeId}`} className={styles.parcel}>
          <ParcelHead order={order} delivery={delivery} input={input} />
          <ul className={styles.items}>
            {delivery.items.map((item) => (
              <li key={item.id}>
                <Item item={item} language={input.language} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function ParcelHead({ order, delivery, input: { t, language, now } }: OrderedItemsProps & { delivery: OrderDelivery }) {
  const { vendor, vendorId, deliveryTypeId, price, arrivesBy, parcel } = delivery
  const way = t(deliveryTypeId === DELIVERY_TYPE.HOME ? 'product:deliveryHome' : 'product:deliveryStandard')
  const subject = t('common:orderWriteSubject', { number: order.number, vendor })
  const arrives = order.status === 'AWAITING_PAYMENT' ? 'common:orderArrivesIfPaid' : 'common:orderArrivesBy'
  return (
    <div className={styles.head}>
      <h3 className={styles.vendor}>
        <a href={vendorHref({ id: vendorId as VendorId, name: vendor }, language)}>{vendor}</a>
      </h3>
      <p className={styles.way}>
        <span>{`${way}: `}</span>
        <span className="nowrap">{deliveryPriceText(price, t('product:deliveryFree'), language)}</span>
      </p>
      {arrivesBy !== null && showsArrival(order.status, arrivesBy, now) && <p>{t(arrives, { date: formatDate(arrivesBy, language) })}</p>}
      {parcel && (
        <p>
          <span>{`${parcel.carrier}: `}</span>
          <a href={parcel.url} target="_blank" rel="noopener">
            <span>{t('common:orderTrack', { number: parcel.number })}</span>{' '}
            <span className="visually-hidden">{`(${t('nav:opensNewTab')})`}</span>
          </a>
        </p>
      )}
      <p>
        <a href={`mailto:${t('common:askAddress')}?subject=${encodeURIComponent(subject)}`}>
          <span>{t('common:orderWriteToSeller')}</span>
          <span className="visually-hidden">{`: ${vendor}`}</span>
        </a>
      </p>
    </div>
  )
}

function Item({ item: { id, name, quantity, price, imageUrl }, language }: { item: OrderItem; language: Language }) {
  const link = productHref({ id: id as ProductId, name }, language)
  return (
    <article className={styles.item}>
      <a className={styles.picture} href={link} tabIndex={-1} aria-hidden="true">
        {imageUrl === null ? (
          <MissingPicture />
        ) : (
          <img src={imageUrl} srcSet={photoSrcSet(imageUrl, 640)} sizes="4rem" width={64} height={80} alt="" loading="lazy" />
        )}
      </a>
      <p className={styles.name}>
        <a href={link} lang={sourceLang(language)}>
          {name}
        </a>
        {quantity > 1 && <span className={styles.pieces}>{` × ${quantity}`}</span>}
      </p>
      <p className={styles.price}>{formatPrice({ ...price, minor: price.minor * quantity }, language)}</p>
    </article>
  )
}
