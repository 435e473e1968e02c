// npm run deploy -- metrics without its terminal: which queries, what they answer, and whether an alert fires.
import { ALERTS, type AlertName, alertSql, describeAlert } from '#edge/operations/metrics/alerts.ts'
import type { Row } from '#edge/operations/metrics/analytics-engine.ts'
import { type MetricName, METRICS, metricSql } from '#edge/operations/metrics/queries.ts'
import { type SloName, SLOS, sloSql } from '#edge/operations/metrics/slos.ts'

/** What can be asked, each with its queries by name. */
export const QUESTIONS = {
  metrics: (dataset: string) => (Object.keys(METRICS) as MetricName[]).map((name) => ({ name, sql: metricSql(name, dataset) })),
  slos: (dataset: string) => (Object.keys(SLOS) as SloName[]).map((name) => ({ name, sql: sloSql(name, dataset) })),
  alerts: (dataset: string) => (Object.keys(ALERTS) as AlertName[]).map((name) => ({ name, sql: alertSql(name, dataset) })),
}

export type Question = keyof typeof QUESTIONS

interface AskOptions {
  question: Question
  dataset: string
  /** Runs a query; null: it is printed instead. */
  query: ((sql: string) => Promise<readonly Row[]>) | null
  log: (line: string) => void
}

/** Prints the queries of a question, or their rows. @returns the exit code: 1 where an alert fires or a service level is missed */
export async function askMetrics({ question, dataset, query, log }: AskOptions): Promise<0 | 1> {
  let isWell = true
  for (const { name, sql } of QUESTIONS[question](dataset)) {
    log(`\n${name}`)
    if (!query) {
      log(`  ${sql}`)
      continue
    }
    const rows = await query(sql)
    if (rows.length === 0) log('  –')
    for (const row of rows) {
      const problem = problemOf(question, name, row)
      if (problem !== null) isWell = false
      log(
        `  ${Object.entries(row)
          .map(([key, value]) => `${key} ${shown(value)}`)
          .join('  ')}${problem === null ? '' : `  ✗ ${problem}`}`,
      )
    }
  }
  return isWell ? 0 : 1
}

function problemOf(question: Question, name: string, { attained, events }: Row): string | null {
  if (question === 'alerts') return describeAlert(name as AlertName)
  if (question !== 'slos' || Number(events) === 0) return null
  const { objective } = SLOS[name as SloName]
  return Number(attained) < objective ? `promised is ${objective}` : null
}

function shown(value: unknown): string {
  return typeof value === 'number' ? String(Number(value.toPrecision(4))) : String(value)
}
