import { and, asc, eq, gt, lt, lte, max, sql } from 'drizzle-orm'
import { SITEMAP_ROWS, sitemapProducts } from '#app/shop-api/contract/sitemap.ts'
import { product, vendor } from '#db/catalog-tables.ts'
import { productChange, vendorChange } from '#db/shop-change-tables.ts'
import type { RouteInputs } from '../route-inputs.ts'
import { FIRST_MADE_ID, withEdits } from '../store/catalog-edits.ts'
import { isChangeOfProduct, isChangeOfVendor, PRODUCT_IN_WORLD } from '../store/changes-in-world.ts'
import { warsawDay } from '../wire/date.ts'

export function routeSitemap({ app, db, store }: RouteInputs): void {
  const world = sql`${sql.placeholder('world')}`
  const between = db
    .select({ id: product.id, name: product.name, createdAt: product.createdAt })
    .from(product)
    .innerJoin(vendor, eq(vendor.id, product.vendorId))
    .leftJoin(productChange, isChangeOfProduct(world))
    .leftJoin(vendorChange, isChangeOfVendor(world))
    .where(
      and(
        gt(product.id, sql.placeholder('after')),
        lte(product.id, sql.placeholder('upTo')),
        sql`${PRODUCT_IN_WORLD.statusId} = 'PUBLISHED'`,
        sql`${PRODUCT_IN_WORLD.stock} > 0`,
        sql`NOT coalesce(${vendorChange.isSuspended}, ${vendor.isSuspended})`,
      ),
    )
    .orderBy(asc(product.id))
    .limit(SITEMAP_ROWS)
    .prepare()
  const greatest = db
    .select({ id: max(product.id) })
    .from(product)
    .where(lt(product.id, FIRST_MADE_ID))
    .prepare()

  app.openapi(sitemapProducts, (c) => {
    const edits = store.edits.of(c.var.world, 'product')
    const rows = withEdits(between.all({ world: c.var.world, ...c.req.valid('query') }), edits)
    const items = rows.map(({ id, name, createdAt }) => ({ id, name, listedOn: warsawDay(createdAt) }))
    return c.json({ data: { items, lastId: Math.max(greatest.get()?.id ?? 0, ...edits.keys()) } }, 200)
  })
}
