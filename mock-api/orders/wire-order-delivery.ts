import { DEFAULT_LANGUAGE, isLanguage } from '#app/domain/language.ts'
import { toWire } from '#app/domain/pricing/money.ts'
import { arrivalDay } from '../cart/parcel-promise.ts'
import { productHref } from '../cart/wire-cart.ts'
import { wireDay } from '../wire/date.ts'
import { CARRIER } from './carrier.ts'
import type { OrderRow, OrderRows } from './order-rows.ts'

interface DeliveryInput {
  row: OrderRow
  delivery: ReturnType<OrderRows['deliveries']>[number]
  lines: ReturnType<OrderRows['lines']>
  /** What was not withdrawn from. */
  left: readonly { id: number; deliveryTypeId: number }[]
  /** When it was paid; null: not yet. */
  paidAt: number | null
  /** Wire addresses of photos, by product. */
  photos: ReadonlyMap<number, string | null>
  now: number
}

/** One parcel of an order, with its things (GAP-33, EXT-16). */
export function wireOrderDelivery({ row, delivery, lines, left, paidAt, photos, now }: DeliveryInput) {
  const { vendorId, vendorName, deliveryTypeId, price, parcelNumber: number } = delivery
  const { currencyId } = row
  const language = isLanguage(row.langId) ? row.langId : DEFAULT_LANGUAGE
  const items = lines.filter((line) => line.vendorId === vendorId && line.deliveryTypeId === deliveryTypeId)
  const isLeft = items.some(({ productId }) => left.some((one) => one.id === productId && one.deliveryTypeId === deliveryTypeId))
  // What all was withdrawn from before it was sent is not sent any more.
  const isComing = row.status !== 'CANCELLED' && (isLeft || number !== null)
  return {
    vendor: { id: vendorId, name: vendorName },
    deliveryTypeId,
    price: toWire(price),
    currencyId,
    items: items.map(({ productId: id, name, quantity, regularPrice, promoPrice }) => ({
      id,
      name,
      href: productHref({ id, name }, language),
      quantity,
      price: toWire(regularPrice),
      promoPrice: promoPrice === null ? null : toWire(promoPrice),
      currencyId,
      imageUrl: photos.get(id) ?? null,
    })),
    arrivesBy: isComing ? wireDay(arrivalDay(delivery, paidAt ?? now)) : null,
    parcel: number === null ? null : { carrier: CARRIER, number, url: `https://kurier24.example/paczka/${number}` },
  }
}
