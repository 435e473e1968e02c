import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { cart, cartLine } from '#db/cart-tables.ts'
import type { OwnerKey } from '../accounts/likes.ts'
import type { Worlds } from '../store/worlds.ts'
import { isRow } from '../store/is-row.ts'

export type CartLineRow = Omit<typeof cartLine.$inferSelect, 'world' | 'cartId'>

/** Identifies a line of a cart. */
export interface LineKey {
  productId: number
  deliveryTypeId: number
}

/** Identifies the lines of a product; without a delivery type, all of them. */
interface LinesKey {
  productId: number
  deliveryTypeId?: number | undefined
}

const { world: _world, cartId: _cartId, ...lineColumns } = getTableColumns(cartLine)

/** Carts of guests and clients. Lines are reached through the cart of their owner only. */
export function cartRows(db: Db, worlds: Worlds) {
  const given = sql.placeholder
  const found = db
    .select({ id: cart.id })
    .from(cart)
    .where(isRow(cart, { world: sql.placeholder('world'), owner: sql.placeholder('owner') }))
    .prepare()
  const listed = db
    .select(lineColumns)
    .from(cartLine)
    .where(isRow(cartLine, { world: sql.placeholder('world'), cartId: sql.placeholder('cartId') }))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.productId), asc(cartLine.deliveryTypeId))
    .prepare()
  const touched = db
    .insert(cart)
    .values({ world: given('world'), id: given('id'), owner: given('owner'), createdAt: given('at'), changedAt: given('at') })
    .onConflictDoUpdate({ target: [cart.world, cart.id], set: { changedAt: sql`excluded.changed_at` } })
    .prepare()
  const written = db
    .insert(cartLine)
    .values({
      world: given('world'),
      cartId: given('cartId'),
      productId: given('productId'),
      deliveryTypeId: given('deliveryTypeId'),
      quantity: given('quantity'),
      zipCode: given('zipCode'),
      campaignId: given('campaignId'),
      listId: given('listId'),
      addedAt: given('addedAt'),
    } satisfies Record<keyof CartLineRow | 'world' | 'cartId', unknown>)
    .onConflictDoUpdate({
      target: [cartLine.world, cartLine.cartId, cartLine.productId, cartLine.deliveryTypeId],
      set: {
        quantity: sql`excluded.quantity`,
        zipCode: sql`excluded.zip_code`,
        campaignId: sql`excluded.campaign_id`,
        listId: sql`excluded.list_id`,
      } satisfies Record<Exclude<keyof CartLineRow, keyof LineKey | 'addedAt'>, unknown>,
    })
    .prepare()

  const idOf = ({ world, owner }: OwnerKey): number | null => found.get({ world, owner })?.id ?? null
  const isLine = ({ world }: OwnerKey, cartId: number, { productId, deliveryTypeId }: LinesKey) =>
    and(
      isRow(cartLine, { world, cartId, productId }),
      deliveryTypeId === undefined ? undefined : eq(cartLine.deliveryTypeId, deliveryTypeId),
    )

  /** Changes the lines of a cart that is there, at an instant. */
  function change(key: OwnerKey, now: number, changeOf: (cartId: number) => { run: () => unknown }): void {
    const id = idOf(key)
    if (id === null) return
    touched.run({ ...key, id, at: now })
    changeOf(id).run()
  }

  return {
    /** Null: the owner has no cart yet. */
    idOf,
    /** Lines in the order in which they were added. @param cartId saves a look-up */
    lines(key: OwnerKey, cartId = idOf(key)): CartLineRow[] {
      return cartId === null ? [] : listed.all({ world: key.world, cartId })
    },
    /** Inserts or updates a line and creates the cart if there is none. @param cartId saves a look-up @returns the id of the cart */
    put(key: OwnerKey, { line, now }: { line: CartLineRow; now: number }, cartId = idOf(key)): number {
      const { world } = key
      const id = cartId ?? worlds.nextId(world)
      touched.run({ ...key, id, at: now })
      written.run({ ...line, world, cartId: id })
      return id
    },
    setQuantity(key: OwnerKey, line: LineKey, { quantity, now }: { quantity: number; now: number }): void {
      change(key, now, (cartId) =>
        db
          .update(cartLine)
          .set({ quantity })
          .where(isLine(key, cartId, line)),
      )
    },
    remove(key: OwnerKey, line: LinesKey, now: number): void {
      change(key, now, (cartId) => db.delete(cartLine).where(isLine(key, cartId, line)))
    },
    /** Deletes the cart with its lines. */
    clear({ world, owner }: OwnerKey): void {
      db.delete(cart).where(isRow(cart, { world, owner })).run()
    },
  }
}

export type CartRows = ReturnType<typeof cartRows>
