import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { product } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { productChange } from '#db/shop-change-tables.ts'
import { MAIN_WORLD } from '../store/world-names.ts'
import { createWorlds } from '../store/worlds.ts'
import { MANY, OTHER } from '../test-world/cart-calls.ts'
import { openTestShop } from '../test-world/test-world.ts'
import { stockRows } from './stock.ts'

const PIECES = 50

let db: Db
beforeEach(() => {
  db = openTestShop()
  db.update(product).set({ stock: PIECES }).where(eq(product.id, MANY)).run()
  createWorlds(db).enter(MAIN_WORLD, 0)
})
afterEach(() => {
  db.$client.close()
})

test('stock is taken when there is enough of it, else not at all, and comes back', () => {
  const stock = stockRows(db)
  const pieces = (quantity: number) => ({ world: MAIN_WORLD, productId: MANY, quantity })
  expect([stock.take(pieces(48)), stock.take(pieces(3)), stock.take(pieces(2)), stock.take(pieces(1))]).toEqual([true, false, true, false])
  stock.giveBack(pieces(3))
  expect(db.select({ stock: productChange.stock }).from(productChange).all()).toEqual([{ stock: 3 }])
  expect(() => db.update(productChange).set({ stock: -1 }).run()).toThrow('CHECK')
})

test('stock changes of one product and of one world alone, from the stock of the catalog on', () => {
  createWorlds(db).enter('b', 0)
  const stock = stockRows(db)
  const stocks = () =>
    db
      .select({ world: productChange.world, productId: productChange.productId, stock: productChange.stock })
      .from(productChange)
      .all()
      .filter(({ world }) => world !== 'seed')
      .toSorted((a, b) => a.world.localeCompare(b.world) || a.productId - b.productId)
  stock.giveBack({ world: 'b', productId: MANY, quantity: 1 })
  expect(stocks()).toEqual([{ world: 'b', productId: MANY, stock: PIECES + 1 }])
  stock.giveBack({ world: MAIN_WORLD, productId: OTHER, quantity: 7 })
  stock.take({ world: MAIN_WORLD, productId: MANY, quantity: 2 })
  expect(stocks()).toEqual([
    { world: 'b', productId: MANY, stock: PIECES + 1 },
    { world: MAIN_WORLD, productId: MANY, stock: PIECES - 2 },
    { world: MAIN_WORLD, productId: OTHER, stock: 8 },
  ])
})
