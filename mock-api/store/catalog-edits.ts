import type { banner, contentPage, product, promoBar, vendor } from '#db/catalog-tables.ts'
import type { Db } from '#db/open.ts'
import { catalogEdit } from '#db/shop-change-tables.ts'

/** Ids of rows that worlds made begin here, far above those of the largest seed. */
export const FIRST_MADE_ID = 1_000_001

/** A row of each table that a world may edit. A campaign is a content page, which has no id in the catalog. */
export interface EditedRows {
  product: typeof product.$inferSelect
  vendor: typeof vendor.$inferSelect
  banner: typeof banner.$inferSelect
  promoBar: typeof promoBar.$inferSelect
  campaign: typeof contentPage.$inferSelect & { id: number }
}
export type EditedKind = keyof EditedRows

/** Columns by id: those that differ from the row in the catalog, all where there is none; null: deleted. */
export type Edits<Row> = ReadonlyMap<number, Partial<Row> | null>

const NONE: Edits<never> = new Map()

/** What worlds made, edited and deleted (EXT-88). */
export function catalogEdits(db: Db) {
  const read = db.$client.prepare<{ world: string; kind: EditedKind }, { id: number; columns: string | null }>(
    'SELECT id, columns FROM catalog_edit WHERE world = @world AND kind = @kind',
  )

  function of<Kind extends EditedKind>(world: string, kind: Kind): Edits<EditedRows[Kind]> {
    const rows = read.all({ world, kind })
    return rows.length === 0 ? NONE : new Map(rows.map(({ id, columns }) => [id, columns === null ? null : JSON.parse(columns)]))
  }

  return {
    of,
    /** Rows of the catalog as they are in a world, and those that it made. */
    all<Kind extends EditedKind>(world: string, kind: Kind, rows: readonly EditedRows[Kind][] = []): EditedRows[Kind][] {
      const edits = of(world, kind)
      const made = [...edits].flatMap(([id, columns]) => (id >= FIRST_MADE_ID && columns ? [columns as EditedRows[Kind]] : []))
      return [...withEdits(rows, edits).filter(({ id }) => id < FIRST_MADE_ID), ...made]
    },
    /** Adds to the columns that differ; null deletes the row. */
    set<Kind extends EditedKind>(
      { world, kind, id }: { world: string; kind: Kind; id: number },
      columns: Partial<EditedRows[Kind]> | null,
    ): void {
      const merged = columns && { ...of(world, kind).get(id), ...columns }
      db.insert(catalogEdit)
        .values({ world, kind, id, columns: merged })
        .onConflictDoUpdate({ target: [catalogEdit.world, catalogEdit.kind, catalogEdit.id], set: { columns: merged } })
        .run()
    },
  }
}

export type CatalogEdits = ReturnType<typeof catalogEdits>

/** Rows of the catalog as they are in a world: without what it deleted, and what other worlds made. */
export function withEdits<Row extends { id: number }>(rows: readonly Row[], edits: Edits<Row>): Row[] {
  return rows.flatMap((row) => {
    const columns = edits.get(row.id)
    if (columns === null || (columns === undefined && row.id >= FIRST_MADE_ID)) return []
    return columns ? [Object.assign({}, row, columns)] : [row]
  })
}
