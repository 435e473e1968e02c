// npm run deploy -- metrics without its terminal: which queries, what they answer, and whether something is wrong.
import { ALERTS, alertSql, describeAlert } from '#edge/operations/metrics/alerts.ts'
import type { Row } from '#edge/operations/metrics/analytics-engine.ts'
import { METRICS, metricSql } from '#edge/operations/metrics/queries.ts'
import { SLOS, sloSql } from '#edge/operations/metrics/slos.ts'
import { compareBuilds } from './compare-builds.ts'

interface Query {
  sql: string
  /** What its rows say is wrong, as sentences. */
  problems: (rows: readonly Row[]) => readonly string[]
}

/** What can be asked, each with its queries by name. */
export const QUESTIONS = {
  metrics: (dataset) => queries(METRICS, (name) => ({ sql: metricSql(name, dataset), problems: () => [] })),
  slos: (dataset) =>
    queries(SLOS, (name) => {
      const { objective } = SLOS[name]
      const isMissed = ({ attained, events }: Row) => Number(events) > 0 && Number(attained) < objective
      return { sql: sloSql(name, dataset), problems: (rows) => (rows.some(isMissed) ? [`promised is ${objective}`] : []) }
    }),
  alerts: (dataset) =>
    queries(ALERTS, (name) => ({
      sql: alertSql(name, dataset),
      problems: (rows) => (rows.length > 0 ? [describeAlert(name)] : []),
    })),
  rollout: (dataset, build) => [{ name: 'builds', sql: metricSql('builds', dataset), problems: (rows) => compareBuilds(rows, build) }],
} as const satisfies Record<string, (dataset: string, build: string) => readonly (Query & { name: string })[]>

export type Question = keyof typeof QUESTIONS

interface AskOptions {
  question: Question
  dataset: string
  /** Whose rollout is asked about. */
  build: string
  /** Runs a query; null: it is printed instead. */
  query: ((sql: string) => Promise<readonly Row[]>) | null
  log: (line: string) => void
}

/** Prints the queries of a question, or their rows. @returns the exit code: 1 where something is wrong */
export async function askMetrics({ question, dataset, build, query, log }: AskOptions): Promise<0 | 1> {
  let isWell = true
  for (const { name, sql, problems } of QUESTIONS[question](dataset, build)) {
    log(`\n${name}`)
    if (!query) {
      log(`  ${sql}`)
      continue
    }
    const rows = await query(sql)
    for (const row of rows) log(`  ${Object.entries(row).map(shown).join('  ')}`)
    for (const problem of problems(rows)) {
      log(`  ✗ ${problem}`)
      isWell = false
    }
  }
  return isWell ? 0 : 1
}

function queries<Name extends string>(table: Readonly<Record<Name, unknown>>, of: (name: Name) => Query) {
  return (Object.keys(table) as Name[]).map((name) => ({ name, ...of(name) }))
}

function shown([name, value]: [string, unknown]): string {
  return `${name} ${typeof value === 'number' ? Number(value.toPrecision(4)) : String(value)}`
}
