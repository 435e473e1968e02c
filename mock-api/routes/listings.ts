import { eq, getTableColumns, sql } from 'drizzle-orm'
import { parseId } from '#app/domain/ids.ts'
import { boutiqueDetails, tagDetails, vendorDetails } from '#app/shop-api/contract/listings.ts'
import { SearchBody } from '#app/shop-api/contract/search.ts'
import { boutique, tag, vendor } from '#db/catalog-tables.ts'
import { vendorChange } from '#db/shop-change-tables.ts'
import { refuseInvalidOrUnknownPath, errorResponse } from '../http/errors.ts'
import { withEdits } from '../store/catalog-edits.ts'
import { isChangeOfVendor, VENDOR_IN_WORLD } from '../store/changes-in-world.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { textIn, wireTexts } from '../wire/text.ts'
import { vacationOf, vendorPhotoOf, vendorRecordOf } from '../wire/vendor.ts'

export function routeListings(inputs: RouteInputs): void {
  const { app, db, store } = inputs
  const vendorById = db
    .select({ ...getTableColumns(vendor), ...VENDOR_IN_WORLD })
    .from(vendor)
    .leftJoin(vendorChange, isChangeOfVendor(sql`${sql.placeholder('world')}`))
    .where(eq(vendor.id, sql.placeholder('id')))
    .prepare()
  const boutiqueBySlug = db
    .select()
    .from(boutique)
    .where(eq(boutique.slug, sql.placeholder('slug')))
    .prepare()
  const tagById = db
    .select()
    .from(tag)
    .where(eq(tag.id, sql.placeholder('id')))
    .prepare()
  const tagBySlug = db
    .select()
    .from(tag)
    .where(eq(tag.slug, sql.placeholder('slug')))
    .prepare()

  app.openapi(vendorDetails, (c) => {
    const { world } = c.var
    const [row] = withEdits(vendorById.all({ world, id: c.req.valid('param').id }), store.edits.of(world, 'vendor'))
    if (!row) return errorResponse(c, 'NOT_FOUND')
    const { id, name, urlSlug, description, isSuspended, city, countryId } = row
    const vacation = vacationOf(row.vacationUntil, c.var.now)
    const known = { id, name, urlSlug, description, isSuspended, vacation, city, countryId }
    const photo = vendorPhotoOf(row.photo, name, contextFor(inputs, c.req.valid('header'), c.var), 'photo')
    return c.json({ data: { ...known, ...vendorRecordOf(row.record, row.createdAt), ...photo } }, 200)
  })

  app.openapi(
    boutiqueDetails,
    (c) => {
      const row = boutiqueBySlug.get({ slug: c.req.valid('param').butique })
      if (!row) return errorResponse(c, 'NOT_FOUND')
      const { language } = contextFor(inputs, c.req.valid('header'), c.var)
      const title = textIn(row.title, language)
      const description = textIn(row.description, language)
      return c.json({ data: { id: row.id, slug: row.slug, title, description, filters: SearchBody.parse(row.filters) } }, 200)
    },
    refuseInvalidOrUnknownPath,
  )

  app.openapi(
    tagDetails,
    (c) => {
      const { tag } = c.req.valid('param')
      const id = parseId(tag)
      const row = id === null ? tagBySlug.get({ slug: tag }) : tagById.get({ id })
      if (!row) return errorResponse(c, 'NOT_FOUND')
      return c.json({ data: { id: row.id, slug: row.slug, translations: wireTexts(row.translations) } }, 200)
    },
    refuseInvalidOrUnknownPath,
  )
}
