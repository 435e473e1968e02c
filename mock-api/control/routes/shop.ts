import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { product, vendor } from '#db/catalog-tables.ts'
import { order, orderLine } from '#db/order-tables.ts'
import { cart, cartLine } from '#db/cart-tables.ts'
import { vendorChange } from '#db/shop-change-tables.ts'
import { fromWire, toWire } from '#app/domain/pricing/money.ts'
import { errorBody, ERRORS } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { isChangeOfVendor, VENDOR_IN_WORLD } from '../../store/changes-in-world.ts'
import type { Store } from '../../store/store.ts'
import { effectivePrice } from '../../pricing/promo.ts'
import {
  changeOrder,
  changeProduct,
  changeVendor,
  findProducts,
  listCarts,
  listOrders,
  refundOrder as refundOrderCall,
} from '../contract/shop.ts'
import { type ControlContext, type ControlInputs, iso } from '../control-inputs.ts'
import { announceArrivals } from '../../shop-changes/announce-arrivals.ts'
import { createShopChanges } from '../../shop-changes/change-shop.ts'
import { refundOrder } from '../../orders/refund-order.ts'
import { findProductIds } from '../../shop-changes/find-products.ts'
import { readInstant } from '../instant-text.ts'
import { orderTotal } from '../../orders/order-total.ts'

const MOST_LISTED = 100

/** The data browser: lists and changes products and vendors, lists carts and orders. */
export function routeShop({ app, db, store, checkout, accounts }: ControlInputs): void {
  const changes = createShopChanges(db, store)
  const announcing = announceArrivals({ db, store, accounts })

  app.openapi(findProducts, (c) => {
    const found = findProductIds(db, { world: c.var.world, query: c.req.valid('query').q.trim() })
    const items = found.flatMap(({ id, isChanged }) => wireProduct(store, c.var, { id, isChanged }) ?? [])
    return c.json({ data: { items } }, 200)
  })

  app.openapi({ ...changeProduct, middleware: jsonBody }, (c) => {
    const { id } = c.req.valid('param')
    const { regularPrice, promo, stock, status } = c.req.valid('json')
    const isFound = announcing({ ...c.var, productIds: [id] }, () =>
      changes.product(
        { ...c.var, id },
        {
          stock,
          status,
          regularPrice: regularPrice === undefined ? undefined : grosze(regularPrice),
          promo: promo && readPromo(promo, c.var),
        },
      ),
    )
    const changed = isFound ? wireProduct(store, c.var, { id, isChanged: true }) : null
    return changed ? c.json({ data: changed }, 200) : c.json(errorBody('NOT_FOUND'), 404)
  })

  app.openapi({ ...changeVendor, middleware: jsonBody }, (c) => {
    const { world } = c.var
    const { id } = c.req.valid('param')
    const ofVendor = db.select({ id: product.id }).from(product).where(eq(product.vendorId, id)).orderBy(product.id).all()
    announcing({ ...c.var, productIds: ofVendor.map(({ id: productId }) => productId) }, () =>
      changes.vendor({ world, id }, c.req.valid('json')),
    )
    const row = db
      .select({ id: vendor.id, name: vendor.name, ...VENDOR_IN_WORLD })
      .from(vendor)
      .leftJoin(vendorChange, isChangeOfVendor(sql`${world}`))
      .where(eq(vendor.id, id))
      .get()
    return row ? c.json({ data: row }, 200) : c.json(errorBody('NOT_FOUND'), 404)
  })

  app.openapi(listCarts, (c) => {
    const { world } = c.var
    const rows = db.select().from(cart).where(eq(cart.world, world)).orderBy(desc(cart.changedAt), desc(cart.id)).limit(MOST_LISTED).all()
    const ids = rows.map(({ id }) => id)
    const lines = db
      .select()
      .from(cartLine)
      .where(and(eq(cartLine.world, world), inArray(cartLine.cartId, ids)))
      .all()
    const items = rows.map(({ id, owner, changedAt }) => ({
      id,
      owner,
      changedAt: iso(changedAt),
      lines: lines
        .filter(({ cartId }) => cartId === id)
        .map(({ productId, deliveryTypeId, quantity }) => ({ productId, deliveryTypeId, quantity })),
    }))
    return c.json({ data: { items } }, 200)
  })

  app.openapi({ ...changeOrder, middleware: jsonBody }, (c) => {
    const { world, now } = c.var
    const { id } = c.req.valid('param')
    const { status } = c.req.valid('json')
    const entered = db.transaction(() => enterStatus({ world, id }, status, now), { behavior: 'immediate' })
    return entered === null ? c.json({ data: { id, status } }, 200) : c.json(errorBody(entered), ERRORS[entered].status)
  })

  app.openapi(refundOrderCall, (c) => {
    const { world, now } = c.var
    const { id } = c.req.valid('param')
    const refunds = db.transaction(
      () => {
        const row = db
          .select()
          .from(order)
          .where(and(eq(order.world, world), eq(order.id, id)))
          .get()
        return row && refundOrder(checkout, row, now)
      },
      { behavior: 'immediate' },
    )
    if (!refunds) return c.json(errorBody('NOT_FOUND'), 404)
    return refunds.length === 0 ? c.json(errorBody('CONFLICT'), 409) : c.json({ data: { id, refunds: refunds.map(toWire) } }, 200)
  })

  /** What a seller or carrier does; null: it is done. */
  function enterStatus(key: { world: string; id: number }, status: Parameters<typeof checkout.orders.enter>[1], now: number) {
    const row = db
      .select({ status: order.status })
      .from(order)
      .where(and(eq(order.world, key.world), eq(order.id, key.id)))
      .get()
    if (!row) return 'NOT_FOUND'
    if (row.status === 'CANCELLED') return 'CONFLICT'
    checkout.orders.enter(key, status, now)
    return null
  }

  app.openapi(listOrders, (c) => {
    const { world } = c.var
    const rows = db
      .select()
      .from(order)
      .where(eq(order.world, world))
      .orderBy(desc(order.createdAt), desc(order.id))
      .limit(MOST_LISTED)
      .all()
    const ids = rows.map(({ id }) => id)
    const lines = db
      .select()
      .from(orderLine)
      .where(and(eq(orderLine.world, world), inArray(orderLine.orderId, ids)))
      .all()
    const items = rows.map((row) => ({
      id: row.id,
      number: row.number,
      owner: row.owner,
      status: row.status,
      totalCost: toWire(orderTotal(row)),
      currencyId: row.currencyId,
      createdAt: iso(row.createdAt),
      expiresAt: iso(row.expiresAt),
      lines: lines
        .filter(({ orderId }) => orderId === row.id)
        .map(({ productId, deliveryTypeId, quantity, name }) => ({ productId, deliveryTypeId, quantity, name })),
    }))
    return c.json({ data: { items } }, 200)
  })
}

function grosze(amount: number): number {
  return fromWire(amount, 'PLN').minor
}

function readPromo(promo: { price: number; startsAt?: string | undefined; endsAt?: string | null | undefined }, { now }: ControlContext) {
  const { price, startsAt, endsAt } = promo
  const instant = (text: string | null | undefined) => (typeof text === 'string' ? readInstant(text) : null)
  return { price: grosze(price), startsAt: instant(startsAt) ?? now, endsAt: instant(endsAt) }
}

function wireProduct({ products }: Store, { world, now }: ControlContext, { id, isChanged }: { id: number; isChanged: boolean }) {
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
