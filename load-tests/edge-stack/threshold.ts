/** One pass bar of a row, with what was measured. */
export interface Bar {
  bar: string
  measured: string
  /** null: only told. */
  isMet: boolean | null
}

/** A row of the resiliency matrix after its run. */
export interface RowResult {
  row: string
  does: string
  seconds: number
  bars: readonly Bar[]
}

/** At most so much of something. */
export function atMost(what: string, limit: number, measured: number, unit = ''): Bar {
  const shown = Number.isInteger(measured) ? String(measured) : measured.toFixed(unit === 'ms' ? 0 : 2)
  return { bar: `${what} ≤ ${Math.round(limit)}${unit && ` ${unit}`}`, measured: `${shown}${unit && ` ${unit}`}`, isMet: measured <= limit }
}

/** Something that is told and judges nothing. */
export function figure(what: string, measured: string): Bar {
  return { bar: what, measured, isMet: null }
}

/** How much longer something may take than its like when all is well. */
const MOST_TIMES = 3
/** Times below this are all the same, in ms: a timer and a thread that has something else to do. */
const SAME_BELOW_MS = 300

/**
 * A time beside the same thing when all is well, measured right before: what else a machine does counts in both. @param ms @param healthyMs
 */
export function besideHealthy(what: string, ms: number, healthyMs: number): Bar {
  const limit = MOST_TIMES * Math.max(healthyMs, SAME_BELOW_MS / MOST_TIMES)
  return {
    bar: `${what} ≤ ${MOST_TIMES} x when all is well (or ${SAME_BELOW_MS} ms)`,
    measured: `${ms.toFixed(0)} to ${healthyMs.toFixed(0)} ms`,
    isMet: ms <= limit,
  }
}

/** All of so many. */
export function all(what: string, checks: readonly boolean[]): Bar {
  const good = checks.filter(Boolean).length
  return { bar: what, measured: `${good} of ${checks.length}`, isMet: good === checks.length && good > 0 }
}

/** Rows as a table of Markdown, one line for each bar. */
export function tableOf(rows: readonly RowResult[]): string[] {
  const lines = rows.flatMap(({ row, does, bars }) =>
    bars.map(
      ({ bar, measured, isMet }, at) =>
        `| ${at === 0 ? `${row}: ${does}` : ''} | ${bar} | ${measured} | ${isMet === null ? '' : isMet ? '✓' : '✗'} |`,
    ),
  )
  return ['| the shop … | bar | measured | |', '|---|---|---:|---|', ...lines]
}
