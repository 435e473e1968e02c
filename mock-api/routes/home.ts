import { inArray } from 'drizzle-orm'
import { NO_FILTERS, withFilter } from '#app/domain/search/filters.ts'
import { toSearchBody } from '#app/domain/search/search-body.ts'
import { boutiqueList, searchExamples } from '#app/shop-api/contract/home.ts'
import { boutique } from '#db/catalog-tables.ts'
import { contextFor, type RouteInputs } from '../route-inputs.ts'
import { textIn } from '../wire/text.ts'
import { wirePhotos } from '../wire/photo.ts'

export function routeHome(inputs: RouteInputs): void {
  const { app, db, search, store } = inputs

  app.openapi(searchExamples, async (c) => {
    const context = contextFor(inputs, c.req.valid('header'), c.var)
    const { world, now, language } = context
    const categories = [...new Set(c.req.valid('query').categories)]
    const found = await Promise.all(
      categories.map(async (id) =>
        search.search({ body: toSearchBody(withFilter(NO_FILTERS, 'categories', [id])), page: 1, perPage: 1, now, language, world }),
      ),
    )
    const rows = store.products.list(
      world,
      found.flatMap(({ ids }) => ids),
    )
    const products = new Map(
      rows.map((row) => [row.id, { id: row.id, vendorId: row.vendorId, photo: wirePhotos(row.photos, row.name, context)[0] ?? null }]),
    )
    const items = found.map(({ total, ids: [first] }, at) => ({
      id: categories[at] ?? 0,
      count: total,
      product: (first !== undefined && products.get(first)) || null,
    }))
    return c.json({ data: { items } }, 200)
  })

  app.openapi(boutiqueList, (c) => {
    const { language } = contextFor(inputs, c.req.valid('header'), c.var)
    const slugs = [...new Set(c.req.valid('query').slugs)]
    const bySlug = new Map(
      db
        .select()
        .from(boutique)
        .where(inArray(boutique.slug, slugs))
        .all()
        .map((row) => [row.slug, row]),
    )
    const items = slugs.flatMap((slug) => {
      const row = bySlug.get(slug)
      return row ? [{ id: row.id, slug, title: textIn(row.title, language), description: textIn(row.description, language) }] : []
    })
    return c.json({ data: { items } }, 200)
  })
}
