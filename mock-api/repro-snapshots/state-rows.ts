import type { Db } from '#db/open.ts'
import { type StateTable, stateTables } from '../store/state-tables.ts'
import type { StateRow } from './repro-snapshot.ts'

/** A repro snapshot has another schema or catalog than this database. */
export class SnapshotMismatch extends Error {
  override name = 'SnapshotMismatch'
}

/** Reads and writes all rows of a world. */
export function stateRows(db: Db) {
  const { $client: sqlite } = db
  const tables = stateTables(db)
  const read = new Map(
    tables.map(({ name, columns }) => {
      const wanted = ownColumns({ columns }).map((column) => `"${column}"`)
      return [name, sqlite.prepare<[string], StateRow>(`SELECT ${wanted.join()} FROM "${name}" WHERE world = ? ORDER BY rowid`)]
    }),
  )

  return {
    /** All rows of a world by table; empty tables are omitted. */
    read(world: string): Record<string, StateRow[]> {
      const rows = [...read].map(([name, statement]) => [name, statement.all(world)] as const)
      return Object.fromEntries(rows.filter(([, found]) => found.length > 0))
    },
    /** Writes rows into an existing, empty world. Call it in a transaction. @throws SnapshotMismatch */
    write(world: string, rows: Record<string, StateRow[]>): void {
      // Tables come in arbitrary order and reference each other, so foreign keys are checked at commit.
      sqlite.pragma('defer_foreign_keys = ON')
      for (const [name, found] of Object.entries(rows)) {
        const table = tables.find((each) => each.name === name)
        if (!table) throw new SnapshotMismatch(`There is no table ${name}`)
        const columns = ownColumns(table)
        const places = columns.map((column) => `@${column}`)
        const insert = sqlite.prepare(`INSERT INTO "${name}" (world, ${quoted(columns)}) VALUES (@world, ${places.join()})`)
        for (const row of found) insert.run({ ...checked(row, { name, columns }), world })
      }
    },
  }
}

/** Only column names that the database itself lists are used in a statement. */
function checked(row: StateRow, { name, columns }: StateTable): StateRow {
  const isSame = Object.keys(row).length === columns.length && columns.every((column) => Object.hasOwn(row, column))
  if (!isSame) throw new SnapshotMismatch(`Rows of ${name} have other columns here`)
  return row
}

function ownColumns({ columns }: Pick<StateTable, 'columns'>): string[] {
  return columns.filter((column) => column !== 'world')
}

function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join()
}
