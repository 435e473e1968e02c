import { and, gte, sql } from 'drizzle-orm'
import { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { productChange } from '#db/shop-change-tables.ts'
import { isRow } from '../store/is-row.ts'

interface Pieces {
  world: string
  productId: number
  quantity: number
}

/** Pieces in stock, as they differ from the catalog in a world. */
export function stockRows(db: Db) {
  /** Creates the row of a product, with the stock of the catalog, at its first change. */
  function touch({ world, productId }: Pieces): void {
    db.run(sql`
      INSERT INTO ${productChange} (world, product_id, stock)
      SELECT ${world}, ${product.id}, ${product.stock} FROM ${product} WHERE ${product.id} = ${productId}
      ON CONFLICT (world, product_id) DO UPDATE SET stock = coalesce(${productChange.stock}, excluded.stock)`)
  }
  const isChange = ({ world, productId }: Pieces) => isRow(productChange, { world, productId })

  return {
    /** Takes pieces out of stock. False: there are too few, and none is taken. */
    take(pieces: Pieces): boolean {
      touch(pieces)
      const { changes } = db
        .update(productChange)
        .set({ stock: sql`${productChange.stock} - ${pieces.quantity}` })
        .where(and(isChange(pieces), gte(productChange.stock, pieces.quantity)))
        .run()
      return changes > 0
    },
    /** Returns pieces to stock. */
    giveBack(pieces: Pieces): void {
      touch(pieces)
      db.update(productChange)
        .set({ stock: sql`${productChange.stock} + ${pieces.quantity}` })
        .where(isChange(pieces))
        .run()
    },
  }
}

export type StockRows = ReturnType<typeof stockRows>
