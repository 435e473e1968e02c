import type { Db } from '#db/open.ts'
import type { Worlds } from '../store/worlds.ts'
import { cartRows } from './cart-rows.ts'
import { promoCodes } from './promo-codes.ts'

/** Everything about buying. */
export function createTrade({ db, worlds }: { db: Db; worlds: Worlds }) {
  return { carts: cartRows(db, worlds), codes: promoCodes(db) }
}

export type Trade = ReturnType<typeof createTrade>
