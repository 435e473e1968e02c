import type { Db } from '#db/open.ts'
import { createShopChanges } from '../shop-changes/change-shop.ts'
import type { Store } from '../store/store.ts'

/** A product in a world, at the instant of the call. */
interface Piece {
  world: string
  productId: number
  now: number
}

/** By how much a price goes up. */
const RAISE_PERCENT = 10
/** Prices are whole złote. */
const GROSZE_PER_ZLOTY = 100

/** Changes by other shoppers and vendors during a call. They are written to the world, so later responses show them. */
export function createConcurrentChanges(db: Db, store: Store) {
  const changes = createShopChanges(db, store)
  return {
    /** Somebody else buys all that is left. @returns whether there is such a product */
    sellOut({ productId: id, ...at }: Piece): boolean {
      if (store.products.list(at.world, [id]).length === 0) return false
      changes.product({ ...at, id }, { stock: 0 })
      return true
    },
    /** The vendor raises the price by a tenth, without a reduction. @returns whether there is such a product */
    raisePrice({ productId: id, ...at }: Piece): boolean {
      const [product] = store.products.list(at.world, [id])
      if (!product) return false
      const zloty = Math.ceil((product.regularPrice * (100 + RAISE_PERCENT)) / 100 / GROSZE_PER_ZLOTY)
      changes.product({ ...at, id }, { regularPrice: zloty * GROSZE_PER_ZLOTY, promo: null })
      return true
    },
  }
}

export type ConcurrentChanges = ReturnType<typeof createConcurrentChanges>
