import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

/** No null: no row equals it (SQL); isNull() asks for it. */
type Values<Table extends SQLiteTable> = { [Name in keyof Table['$inferSelect']]?: NonNullable<Table['$inferSelect'][Name]> | SQLWrapper }

/** The condition that columns of a table have these values. */
export function isRow<Table extends SQLiteTable>(table: Table, values: Values<Table>): SQL | undefined {
  const columns = table as Table & Record<string, SQLiteColumn>
  return and(...Object.entries(values).map(([name, value]) => eq(columns[name] as SQLiteColumn, value)))
}
