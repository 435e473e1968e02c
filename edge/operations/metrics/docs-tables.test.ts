// docs/observability.md and the runbook against the tables in code.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALERTS } from './alerts.ts'
import { COLUMNS } from './columns.ts'
import { METRICS } from './queries.ts'
import { SLOS } from './slos.ts'

const DOCUMENT = readFileSync('docs/observability.md', 'utf8')
const RUNBOOK = readFileSync('edge/operations/README.md', 'utf8')
/** Rows of the table below a heading, as cells. */
const rowsBelow = (heading: string) =>
  (DOCUMENT.split(`\n## ${heading}\n`)[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
const spanOf = (minutes: number) => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`)

test('service levels', () => {
  expect(rowsBelow('Service levels')).toEqual(
    Object.entries(SLOS).map(([name, { promise, objective, days }]) => [
      `\`${name}\``,
      promise,
      `${Number((objective * 100).toFixed(3))} %`,
      `${days} days`,
    ]),
  )
})

test('alerts', () => {
  expect(rowsBelow('Alerts')).toEqual(
    Object.entries(ALERTS).map(([name, { when, minutes, fires, limit, leastEvents, runbook }]) => [
      `\`${name}\``,
      when,
      `${fires} ${limit}`,
      spanOf(minutes),
      String(leastEvents),
      runbook,
    ]),
  )
})

test.each(Object.values(ALERTS).map(({ runbook }) => runbook))('the runbook has a line “%s”', (runbook) => {
  expect(RUNBOOK).toContain(`\n| ${runbook} |`)
})

test('metrics', () => {
  expect(rowsBelow('Metrics')).toEqual(
    Object.entries(METRICS).map(([name, { question, minutes }]) => [`\`${name}\``, question, spanOf(minutes)]),
  )
})

test('columns', () => {
  const columns = Object.entries(COLUMNS).map(([field, column]) => `\`${field}\` ${column}`)
  expect(DOCUMENT.replaceAll('\n', ' ')).toContain(columns.join(', '))
})
