import { kindNames, type KindRow, REQUEST_KINDS } from './request-kinds.ts'

export interface ComparedKind {
  kind: string
  browser: number
  session: number
  /** Why sessions leave it out, or make more. */
  leftOut: string | null
  isWithin: boolean
}

/** Greatest difference, as a part of what the browser requests, and in requests where that is less than one. */
const TOLERANCE = 0.1

/** Requests of a browser and of a session for the same visit, by kind. */
export function comparedVisits(browser: Readonly<Record<string, number>>, session: Readonly<Record<string, number>>): ComparedKind[] {
  const kinds = new Set([...kindNames(), ...Object.keys(browser), ...Object.keys(session)])
  return [...kinds].flatMap((kind) => {
    const [ofBrowser, ofSession] = [browser[kind] ?? 0, session[kind] ?? 0]
    if (ofBrowser + ofSession === 0) return []
    const leftOut = leftOutOf(kind)
    const isWithin = leftOut !== null || Math.abs(ofSession - ofBrowser) <= Math.max(ofBrowser * TOLERANCE, 0)
    return [{ kind, browser: ofBrowser, session: ofSession, leftOut, isWithin }]
  })
}

/** A Markdown table, with the sums of what is not left out. */
export function comparedTable(rows: readonly ComparedKind[]): string {
  const kept = rows.filter(({ leftOut }) => leftOut === null)
  const sum = (of: 'browser' | 'session') => kept.reduce((all, row) => all + row[of], 0)
  const lines = rows.map(
    ({ kind, browser, session, leftOut, isWithin }) => `| ${kind} | ${browser} | ${session} | ${leftOut ?? (isWithin ? '' : 'differs')} |`,
  )
  return ['| kind | Chromium | session | |', '|---|---:|---:|---|', ...lines, `| all | ${sum('browser')} | ${sum('session')} | |`].join(
    '\n',
  )
}

function leftOutOf(kind: string): string | null {
  const row: KindRow | undefined = Object.entries(REQUEST_KINDS).find(([name]) => name === kind)?.[1]
  return row?.leftOut ?? null
}
