import SqliteDatabase from 'better-sqlite3'

/**
 * A connection whose prepared statements stay compiled. SQLite's planner peeks at bound values and recompiles a statement when a peeked
 * parameter is bound again. better-sqlite3 clears all bindings after every run, which counts as rebinding, and cannot disable peeking
 * (SQLITE_DBCONFIG_ENABLE_QPSG), so a join with 36 columns took 50 µs per row instead of 6. A unary plus keeps the value and prevents
 * peeking. The cost is value-dependent plans, which need ANALYZE statistics; this database has none.
 */
export class StableConnection extends SqliteDatabase {
  override prepare<Parameters extends unknown[] | object = unknown[], Row = unknown>(source: string) {
    return super.prepare<Parameters, Row>(withHiddenParameters(source))
  }
}

// Matches quoted text, which is skipped, or the operator before a parameter that the planner would peek at.
const QUOTED_OR_BEFORE_PARAMETER = /'[^']*'|"[^"]*"|(=|\bis|\blimit|\boffset)\s*(?=[?@:$])/gi

function withHiddenParameters(source: string): string {
  return source.replace(QUOTED_OR_BEFORE_PARAMETER, (whole, operator?: string) => (operator === undefined ? whole : `${operator} +`))
}
