import { asc, sql } from 'drizzle-orm'
import type { Language } from '#app/domain/language.ts'
import type { REFERENCE_LISTS } from '#app/shop-api/contract/reference.ts'
import type { Db } from '#db/open.ts'
import { referenceItem } from '#db/catalog-tables.ts'
import { isRow } from './is-row.ts'

export type ReferenceListName = (typeof REFERENCE_LISTS)[number]
/** A row of a reference list in the wire format. */
export type ReferenceRow = Record<string, unknown> & { id: number | string }

/** Reference lists in memory: they are a few thousand rows, written once by the seed. */
export function referenceLists(db: Db) {
  const select = db
    .select({ data: referenceItem.data })
    .from(referenceItem)
    .where(isRow(referenceItem, { list: sql.placeholder('list'), langId: sql.placeholder('language') }))
    .orderBy(asc(referenceItem.position))
    .prepare()
  const lists = new Map<string, ReferenceRow[]>()
  const indexes = new Map<string, Map<number | string, ReferenceRow>>()

  function list(name: ReferenceListName, language: Language): ReferenceRow[] {
    const key = `${name} ${language}`
    const known = lists.get(key)
    if (known) return known
    const rows = select
      .all({ list: name, language })
      .map((row) => row.data)
      .filter(hasId)
    lists.set(key, rows)
    return rows
  }

  return {
    list,
    /** One row by id, or undefined. */
    row(name: ReferenceListName, language: Language, id: number): ReferenceRow | undefined {
      const key = `${name} ${language}`
      const index = indexes.get(key) ?? new Map(list(name, language).map((row) => [row.id, row]))
      indexes.set(key, index)
      return index.get(id)
    },
  }
}

function hasId(row: Record<string, unknown>): row is ReferenceRow {
  return typeof row['id'] === 'number' || typeof row['id'] === 'string'
}
