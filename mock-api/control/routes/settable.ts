import { sql } from 'drizzle-orm'
import { banner, promoBar, vendor } from '#db/catalog-tables.ts'
import { vendorChange } from '#db/shop-change-tables.ts'
import { errorResponse } from '../../http/errors.ts'
import { jsonBody } from '../../http/json-body.ts'
import { announceArrivals } from '../../shop-changes/announce-arrivals.ts'
import { createShopChanges } from '../../shop-changes/change-shop.ts'
import { type PlainKind, settableShop } from '../settable/settable-shop.ts'
import { columnsOf, fieldsOf, unknownField } from '../settable/settable-rows.ts'
import { withEdits } from '../../store/catalog-edits.ts'
import { isChangeOfVendor, VENDOR_IN_WORLD } from '../../store/changes-in-world.ts'
import * as calls from '../contract/settable.ts'
import type { ControlContext, ControlInputs } from '../control-inputs.ts'
import { readPromo, wireProduct } from './wire-shop-product.ts'
import { inTransaction } from '../../store/in-transaction.ts'

const PLAIN_KINDS = ['vendor', 'banner', 'promoBar', 'campaign'] as const satisfies readonly PlainKind[]
const { id, name, urlSlug, description, city, countryId, photo, createdAt } = vendor
const SHOWN_OF_VENDOR = { id, name, urlSlug, description, city, countryId, photo, createdAt }

/** Makes, edits and deletes what the shop shows, in one world. */
export function routeSettable({ app, db, store, accounts }: ControlInputs): void {
  const { edits } = store
  const shop = settableShop(db, store)
  const changes = createShopChanges(db, store)
  const announcing = announceArrivals({ db, store, accounts })

  /** The field that names what there is not. */
  const unknown = (world: string, fields: calls.Fields) => unknownField(store, fields, (id) => shop.vendorIds(world).includes(id))
  const productIn = (context: ControlContext, id: number) => wireProduct(store, context, { id, isChanged: true })

  /** Stock, state and prices are changes with a history; the rest of a product is columns. */
  function changeProduct(context: ControlContext, id: number, { stock, status, regularPrice, promo, ...fields }: calls.ProductFields) {
    if (Object.keys(fields).length > 0) edits.set({ ...context, kind: 'product', id }, columnsOf(fields))
    const prices = {
      regularPrice: columnsOf({ regularPrice })['regularPrice'] as number | undefined,
      promo: promo && readPromo(promo, context),
    }
    changes.product({ ...context, id }, { stock, status, ...prices })
  }

  app.openapi({ ...calls.createProduct, middleware: jsonBody }, (c) => {
    const body = c.req.valid('json')
    const { variants, ...fields } = body
    const wrong = unknown(c.var.world, fields) ?? variants?.options.map((option) => unknown(c.var.world, option)).find(Boolean)
    if (wrong) return errorResponse(c, 'INVALID', wrong)
    // Filled by the change: what did not exist was not on sale.
    const productIds: number[] = []
    announcing({ ...c.var, productIds }, () => {
      for (const [at, { id }] of shop.products(c.var, body).entries()) {
        productIds.push(id)
        const { promo } = { ...fields, ...variants?.options[at] }
        if (promo) changeProduct(c.var, id, { promo })
      }
    })
    const found = productIn(c.var, productIds[0] ?? 0)
    return found ? c.json({ data: found }, 200) : errorResponse(c, 'INVALID', 'body')
  })

  app.openapi({ ...calls.changeProduct, middleware: jsonBody }, (c) => {
    const { id } = c.req.valid('param')
    const fields = c.req.valid('json')
    if (!productIn(c.var, id)) return errorResponse(c, 'NOT_FOUND')
    const wrong = unknown(c.var.world, fields)
    if (wrong) return errorResponse(c, 'INVALID', wrong)
    announcing({ ...c.var, productIds: [id] }, () => changeProduct(c.var, id, fields))
    const changed = productIn(c.var, id)
    return changed ? c.json({ data: changed }, 200) : errorResponse(c, 'NOT_FOUND')
  })

  app.openapi(calls.deleteProduct, (c) => {
    const { id } = c.req.valid('param')
    if (!productIn(c.var, id)) return errorResponse(c, 'NOT_FOUND')
    inTransaction(db, () => shop.removeProduct(c.var.world, id))
    return c.json({ data: { id } }, 200)
  })

  for (const kind of PLAIN_KINDS) {
    const { create, change, remove } = calls.PLAIN_CALLS[kind]
    const wireRow = ({ world }: ControlContext, id: number) => {
      const row = rowsOf(kind, world).find((each) => each.id === id)
      return row && { ...fieldsOf(row), id }
    }

    app.openapi({ ...create, middleware: jsonBody }, (c) => {
      const fields = c.req.valid('json')
      const wrong = unknown(c.var.world, fields)
      if (wrong) return errorResponse(c, 'INVALID', wrong)
      const { id } = inTransaction(db, () => shop.plain(kind, c.var, fields))
      return c.json({ data: { ...wireRow(c.var, id), id } }, 200)
    })

    app.openapi({ ...change, middleware: jsonBody }, (c) => {
      const { id } = c.req.valid('param')
      const fields = c.req.valid('json')
      if (!wireRow(c.var, id)) return errorResponse(c, 'NOT_FOUND')
      const wrong = unknown(c.var.world, fields)
      if (wrong) return errorResponse(c, 'INVALID', wrong)
      if (kind === 'vendor') changeVendor(c.var, id, calls.VendorBody.parse(fields))
      else edits.set({ ...c.var, kind, id }, columnsOf(fields))
      return c.json({ data: { ...wireRow(c.var, id), id } }, 200)
    })

    app.openapi(remove, (c) => {
      const { id } = c.req.valid('param')
      if (!wireRow(c.var, id)) return errorResponse(c, 'NOT_FOUND')
      if (kind === 'vendor' && shop.productsOf(c.var.world, id).length > 0) return errorResponse(c, 'CONFLICT')
      edits.set({ ...c.var, kind, id }, null)
      return c.json({ data: { id } }, 200)
    })
  }

  /** Suspension and holiday are changes, which may put products on sale. */
  function changeVendor(context: ControlContext, id: number, { isSuspended, vacationUntil, ...fields }: calls.VendorFields) {
    announcing({ ...context, productIds: shop.productsOf(context.world, id) }, () => {
      if (Object.keys(fields).length > 0) edits.set({ ...context, kind: 'vendor', id }, columnsOf(fields))
      changes.vendor({ ...context, id }, { isSuspended, vacationUntil })
    })
  }

  function rowsOf(kind: PlainKind, world: string): readonly (calls.Fields & { id: number })[] {
    if (kind === 'banner') return edits.all(world, kind, db.select().from(banner).all())
    if (kind === 'promoBar') return edits.all(world, kind, db.select().from(promoBar).all())
    if (kind === 'campaign') return edits.all(world, kind)
    const rows = db
      .select({ ...SHOWN_OF_VENDOR, ...VENDOR_IN_WORLD })
      .from(vendor)
      .leftJoin(vendorChange, isChangeOfVendor(sql`${world}`))
      .all()
    return withEdits(rows, edits.of(world, 'vendor'))
  }
}
