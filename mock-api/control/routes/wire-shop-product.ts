import { fromWire, toWire } from '#app/domain/pricing/money.ts'
import { effectivePrice } from '../../pricing/promo.ts'
import type { Store } from '../../store/store.ts'
import { type ControlContext, iso } from '../control-inputs.ts'
import { readInstant } from '../instant-text.ts'

/** A reduction as it is stored; without a start it begins now. */
export function readPromo(
  promo: { price: number; startsAt?: string | undefined; endsAt?: string | null | undefined },
  { now }: ControlContext,
) {
  const { price, startsAt, endsAt } = promo
  const instant = (text: string | null | undefined) => (typeof text === 'string' ? readInstant(text) : null)
  return { price: fromWire(price, 'PLN').minor, startsAt: instant(startsAt) ?? now, endsAt: instant(endsAt) }
}

/** A product as the data browser shows it; null: the world has none. */
export function wireProduct({ products }: Store, { world, now }: ControlContext, { id, isChanged }: { id: number; isChanged: boolean }) {
  const [row] = products.list(world, [id])
  if (!row) return null
  const { promoPrice, promoStartsAt, promoEndsAt } = row
  const optional = (instant: number | null) => (instant === null ? null : iso(instant))
  return {
    id,
    name: row.name,
    status: row.statusId,
    stock: row.stock,
    regularPrice: toWire(row.regularPrice),
    promo: promoPrice === null ? null : { price: toWire(promoPrice), startsAt: optional(promoStartsAt), endsAt: optional(promoEndsAt) },
    priceNow: toWire(effectivePrice(row, now)),
    vendor: { id: row.vendorId, name: row.vendorName, isSuspended: row.isVendorSuspended, vacationUntil: row.vendorVacation },
    isChanged,
    prices: (products.priceHistories(world, [id]).get(id) ?? []).map(({ at, price }) => ({ at: iso(at), price: toWire(price) })),
  }
}
