import type { Database } from 'better-sqlite3'
import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

/** Separator of a row's values in its digest; occurs in no value. */
const SEPARATOR = '\u001f'

/**
 * A prepared INSERT for whole rows of a table, without drizzle's cost per row. Omitted columns get their default, else null.
 * @returns a function that inserts a row and returns its stored values as one text, for a checksum
 */
export function inserter<Table extends SQLiteTable>(sqlite: Database, table: Table): (row: InferInsertModel<Table>) => string {
  const columns = Object.entries(getTableColumns(table))
  const names = columns.map(([key]) => `"${toSnakeCase(key)}"`)
  const insert = sqlite.prepare(`INSERT INTO "${getTableName(table)}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
  return (row) => {
    const given: Record<string, unknown> = row
    const values = columns.map(([key, column]) => {
      const value = given[key]
      const stored = value ?? column.default ?? null
      return stored === null ? null : column.mapToDriverValue(stored)
    })
    insert.run(values)
    return values.join(SEPARATOR)
  }
}
