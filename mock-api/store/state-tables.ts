import type { Db } from '#db/open.ts'

/** A table whose rows belong to worlds. */
export interface StateTable {
  name: string
  /** With `world` among them. */
  columns: string[]
}

/** The tables of state. The database itself says which those are, so that none is forgotten when a world is copied or written down. */
export function stateTables({ $client: sqlite }: Db): StateTable[] {
  const tables = sqlite
    .prepare<[], { name: string }>(
      `SELECT DISTINCT t.name FROM sqlite_schema t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table' AND f."table" = 'world'`,
    )
    .all()
  const columnsOf = sqlite.prepare<[string], { name: string }>('SELECT name FROM pragma_table_info(?)')
  return tables.map(({ name }) => ({ name, columns: columnsOf.all(name).map((column) => column.name) }))
}
