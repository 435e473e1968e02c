import { and, eq, inArray, like, sql } from 'drizzle-orm'
import { likedProduct } from '#db/account-tables.ts'
import type { Owner } from '#db/columns.ts'
import type { Db } from '#db/open.ts'
import { order, orderLine } from '#db/order-tables.ts'
import { cart, cartLine } from '#db/cart-tables.ts'
import { productChange } from '#db/shop-change-tables.ts'
import { MAIN_WORLD } from '#mock-api/store/world-names.ts'
import type { Ledger, Pieces } from './ledger.ts'

/** All differences between a database and the writes that its shop acknowledged; `stock` is the initial stock. */
export function checkLedger(db: Db, { ledger, stock }: { ledger: Ledger; stock: Pieces }): string[] {
  return [
    ...cartProblems(db, ledger),
    ...likeProblems(db, ledger),
    ...orderProblems(db, ledger),
    ...checkStock(db, stock),
    ...checkFile(db),
  ]
}

function cartProblems(db: Db, { carts }: Ledger): string[] {
  const rows = db
    .select({ owner: cart.owner, productId: cartLine.productId, quantity: cartLine.quantity })
    .from(cartLine)
    .innerJoin(cart, and(eq(cartLine.world, cart.world), eq(cartLine.cartId, cart.id)))
    .where(eq(cart.world, MAIN_WORLD))
    .all()
  const found = rows.map(({ owner, productId, quantity }) => `cart of ${owner}: ${quantity} × product ${productId}`)
  const promised = [...carts].flatMap(([guest, pieces]) =>
    [...pieces].map(([productId, quantity]) => `cart of ${ownerOf(guest)}: ${quantity} × product ${productId}`),
  )
  return differences(promised, found)
}

function likeProblems(db: Db, { likes }: Ledger): string[] {
  const rows = db.select().from(likedProduct).where(eq(likedProduct.world, MAIN_WORLD)).all()
  const guests = new Set([...likes.keys()].map(ownerOf))
  const found = rows.filter(({ owner }) => guests.has(owner)).map(({ owner, productId }) => `like of ${owner}: product ${productId}`)
  const promised = [...likes].flatMap(([guest, products]) =>
    [...products].map((productId) => `like of ${ownerOf(guest)}: product ${productId}`),
  )
  return differences(promised, found)
}

function orderProblems(db: Db, { orders }: Ledger): string[] {
  const rows = db
    .select({ id: order.id, owner: order.owner, productId: orderLine.productId, quantity: orderLine.quantity })
    .from(orderLine)
    .innerJoin(order, and(eq(orderLine.world, order.world), eq(orderLine.orderId, order.id)))
    // Writers are guests; orders of accounts are those that each shop begins with.
    .where(and(eq(order.world, MAIN_WORLD), like(order.owner, 'guest:%')))
    .all()
  const found = rows.map(({ id, owner, productId, quantity }) => `order ${id} of ${owner}: ${quantity} × product ${productId}`)
  const promised = [...orders].flatMap(([id, { guest, pieces }]) =>
    [...pieces].map(([productId, quantity]) => `order ${id} of ${ownerOf(guest)}: ${quantity} × product ${productId}`),
  )
  return differences(promised, found)
}

/** Stock plus sold pieces must equal the initial stock. */
export function checkStock(db: Db, stock: Pieces): string[] {
  const ids = [...stock.keys()]
  const sold = new Map(
    db
      .select({ productId: orderLine.productId, pieces: sql<number>`sum(${orderLine.quantity})` })
      .from(orderLine)
      .innerJoin(order, and(eq(orderLine.world, order.world), eq(orderLine.orderId, order.id)))
      .where(and(eq(order.world, MAIN_WORLD), eq(order.isStockReturned, false), inArray(orderLine.productId, ids)))
      .groupBy(orderLine.productId)
      .all()
      .map(({ productId, pieces }) => [productId, pieces]),
  )
  const left = new Map(
    db
      .select({ productId: productChange.productId, stock: productChange.stock })
      .from(productChange)
      .where(and(eq(productChange.world, MAIN_WORLD), inArray(productChange.productId, ids)))
      .all()
      .map((row) => [row.productId, row.stock]),
  )
  return ids.flatMap((id) => {
    const first = stock.get(id) ?? 0
    const gone = sold.get(id) ?? 0
    const rest = left.get(id) ?? first
    if (gone > first) return [`oversold: product ${id} had ${first} pieces, ${gone} were sold`]
    return rest + gone === first ? [] : [`stock of product ${id}: ${rest} left and ${gone} sold of ${first}`]
  })
}

/** Result of SQLite's integrity check. */
function checkFile(db: Db): string[] {
  const integrity = db.$client.pragma('integrity_check', { simple: true })
  const foreignKeys = db.$client.pragma('foreign_key_check')
  return [
    ...(integrity === 'ok' ? [] : [`integrity_check: ${String(integrity)}`]),
    ...(Array.isArray(foreignKeys) && foreignKeys.length === 0 ? [] : [`foreign_key_check: ${JSON.stringify(foreignKeys)}`]),
  ]
}

function differences(promised: readonly string[], found: readonly string[]): string[] {
  const isFound = new Set(found)
  const isPromised = new Set(promised)
  return [
    ...promised.filter((fact) => !isFound.has(fact)).map((fact) => `lost: ${fact}`),
    ...found.filter((fact) => !isPromised.has(fact)).map((fact) => `nobody was told: ${fact}`),
  ]
}

function ownerOf(guest: string): Owner {
  return `guest:${guest}`
}
