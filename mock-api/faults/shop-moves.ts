import type { Db } from '#db/open.ts'
import { priceChange, productChange } from '#db/trade-tables.ts'
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

/** What happens in the shop behind a shopper's back, kept in the world like everything that happens: every later answer knows it. */
export function createShopMoves(db: Db, { products }: Store) {
  function change({ world, productId }: Piece, values: Partial<typeof productChange.$inferInsert>): void {
    db.insert(productChange)
      .values({ ...values, world, productId })
      .onConflictDoUpdate({ target: [productChange.world, productChange.productId], set: values })
      .run()
  }

  return {
    /** Somebody else buys all that is left. */
    sellOut(piece: Piece): void {
      change(piece, { stock: 0 })
    },
    /** The vendor asks for a tenth more, without a reduction. */
    raisePrice(piece: Piece): void {
      const [product] = products.list(piece.world, [piece.productId])
      if (!product) return
      const price = Math.ceil((product.regularPrice * (100 + RAISE_PERCENT)) / 100 / GROSZE_PER_ZLOTY) * GROSZE_PER_ZLOTY
      db.transaction(
        () => {
          change(piece, { regularPrice: price, promoPrice: null, promoStartsAt: null, promoEndsAt: null })
          const { world, productId, now } = piece
          db.insert(priceChange).values({ world, productId, at: now, price }).onConflictDoNothing().run()
        },
        { behavior: 'immediate' },
      )
    },
  }
}

export type ShopMoves = ReturnType<typeof createShopMoves>
