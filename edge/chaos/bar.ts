/** One pass bar of a row, with what was measured. */
export interface Bar {
  bar: string
  measured: string
  isMet: boolean
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
  return { bar: `${what} ≤ ${limit}${unit && ` ${unit}`}`, measured: `${shown}${unit && ` ${unit}`}`, isMet: measured <= limit }
}

/** All of so many. */
export function all(what: string, checks: readonly boolean[]): Bar {
  const good = checks.filter(Boolean).length
  return { bar: what, measured: `${good} of ${checks.length}`, isMet: good === checks.length && good > 0 }
}

/** Rows as a table of Markdown, one line for each bar. */
export function tableOf(rows: readonly RowResult[]): string[] {
  const lines = rows.flatMap(({ row, does, bars }) =>
    bars.map(({ bar, measured, isMet }, at) => `| ${at === 0 ? `${row}: ${does}` : ''} | ${bar} | ${measured} | ${isMet ? '✓' : '✗'} |`),
  )
  return ['| the shop … | bar | measured | |', '|---|---|---:|---|', ...lines]
}
