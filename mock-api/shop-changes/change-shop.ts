import type { Db } from '#db/open.ts'
import { priceChange, productChange, vendorChange } from '#db/shop-change-tables.ts'
import type { ListedProduct } from '../store/product-rows.ts'
import type { Store } from '../store/store.ts'
import { priceRecords } from './price-records.ts'
import { isRow } from '../store/is-row.ts'
import { inTransaction } from '../store/in-transaction.ts'

/** A row of a world, at the instant of a call. */
interface InWorld {
  world: string
  id: number
  now: number
}

/** New values; what is absent stays. Money in grosze. */
export interface ProductChanges {
  regularPrice?: number | undefined
  /** Null ends the reduction. */
  promo?: { price: number; startsAt: number; endsAt: number | null } | null | undefined
  stock?: number | undefined
  status?: ListedProduct['statusId'] | undefined
}

interface VendorChanges {
  isSuspended?: boolean | undefined
  /** Last day of the holiday, yyyy-MM-dd; null: none. */
  vacationUntil?: string | null | undefined
}

/** Manual changes to products and vendors of one world. The seeded catalog and every other world stay the same. */
export function createShopChanges(db: Db, { products }: Store) {
  return {
    /** Other prices are appended to its history. A product that the world does not have stays as it is. */
    product: ({ world, id, now }: InWorld, changes: ProductChanges): void =>
      inTransaction(db, () => {
        const [before] = products.list(world, [id])
        if (!before) return
        const values = { ...pricesAfter(before, changes), ...(changes.status !== undefined && { statusId: changes.status }) }
        const stock = changes.stock === undefined ? {} : stockAfter(db, { world, before, stock: changes.stock })
        const target = [productChange.world, productChange.productId]
        db.insert(productChange)
          .values({ world, productId: id, ...values, ...stock })
          .onConflictDoUpdate({ target, set: { productId: id, ...values, ...stock } })
          .run()
        const history = products.priceHistories(world, [id]).get(id) ?? []
        const records = priceRecords({ history, before, after: { ...before, ...values }, now })
        if (records.length > 0) {
          const rows = records.map(({ at, price }) => ({ world, productId: id, at, price }))
          db.insert(priceChange).values(rows).run()
        }
      }),
    /** @throws when there is no such vendor */
    vendor({ world, id }: Pick<InWorld, 'world' | 'id'>, { isSuspended, vacationUntil }: VendorChanges): void {
      const values = {
        ...(isSuspended !== undefined && { isSuspended }),
        ...(vacationUntil !== undefined && { vacationUntil: vacationUntil ?? '' }),
      }
      db.insert(vendorChange)
        .values({ world, vendorId: id, ...values })
        .onConflictDoUpdate({ target: [vendorChange.world, vendorChange.vendorId], set: { vendorId: id, ...values } })
        .run()
    },
  }
}

/** All prices of the changed product, since a changed one has no other; nothing when no price changes. */
function pricesAfter(before: ListedProduct, { regularPrice, promo }: ProductChanges) {
  if (regularPrice === undefined && promo === undefined) return {}
  const { promoPrice, promoStartsAt, promoEndsAt } = before
  const kept = { promoPrice, promoStartsAt, promoEndsAt }
  const changed = promo && { promoPrice: promo.price, promoStartsAt: promo.startsAt, promoEndsAt: promo.endsAt }
  const none = { promoPrice: null, promoStartsAt: null, promoEndsAt: null }
  return { regularPrice: regularPrice ?? before.regularPrice, ...(promo === undefined ? kept : (changed ?? none)) }
}

/** A manual change of stock is not a sale, so it is recorded as a correction beside the stock. */
function stockAfter(db: Db, { world, before, stock }: { world: string; before: ListedProduct; stock: number }) {
  const isChange = isRow(productChange, { world, productId: before.id })
  const correction = db.select().from(productChange).where(isChange).get()?.stockCorrection ?? 0
  return { stock, stockCorrection: correction + stock - before.stock }
}
