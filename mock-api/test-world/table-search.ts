import { asc, eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { product } from '#db/catalog-tables.ts'
import type { ShopSearch } from '../shop-search.ts'

/** A search that finds every published product, or those of a vendor, by id, so that tests of routes do not lean on the index. */
export function tableSearch(db: Db): ShopSearch {
  const published = db
    .select({ id: product.id, name: product.name, vendor: product.vendorId })
    .from(product)
    .where(eq(product.statusId, 'PUBLISHED'))
    .orderBy(asc(product.id))
    .all()
  return {
    search({ body, page, perPage }) {
      const found = published.filter((row) => body.vendor === undefined || row.vendor === body.vendor)
      return { total: found.length, ids: found.slice((page - 1) * perPage, page * perPage).map((row) => row.id) }
    },
    suggest({ query, limit = 10 }) {
      const products = published
        .filter((row) => row.name.toLowerCase().startsWith(query))
        .map(({ id, name }) => ({ kind: 'product' as const, id, text: name }))
      const items = [...products, { kind: 'category' as const, id: 3001, text: 'Fotele' }].slice(-limit)
      return { items, total: products.length }
    },
  }
}
