import { sql } from 'drizzle-orm'
import { contentPage } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { catalogEdits } from './catalog-edits.ts'
import { isRow } from './is-row.ts'

/** Finds a content page as it is in a world: the last that the world made for the address (EXT-88), else that of the catalog. */
export function contentPages(db: Db) {
  const edits = catalogEdits(db)
  const stored = db
    .select()
    .from(contentPage)
    .where(isRow(contentPage, { langId: sql.placeholder('langId'), slug: sql.placeholder('slug') }))
    .prepare()
  return (world: string, { langId, slug }: { langId: string; slug: string }) =>
    edits.all(world, 'campaign').findLast((page) => page.langId === langId && page.slug === slug) ?? stored.get({ langId, slug })
}
