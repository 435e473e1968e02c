// A dataset of Analytics Engine in SQLite: its table, and the functions of its SQL that SQLite lacks. Queries run as they are written but for three forms.
import Database from 'better-sqlite3'
import { type DataPoint, dataPoint } from '#edge/operations/metrics/columns.ts'

/** Name of the dataset in queries. */
export const DATASET = 'patyna_test'

/** The end of every window, in s since 1970. */
const NOW = 1_795_000_000

/** A page from the cache, and what of it is otherwise. */
export const request = (over: object = {}) => ({
  level: 'info' as const,
  event: 'request' as const,
  at: 0,
  route: 'catalog',
  status: 200,
  page: null,
  ms: 5,
  market: 2,
  cache: 'hit',
  detail: null,
  around: null,
  build: 'f00d',
  sampled: false,
  ...over,
})

interface Quantile {
  q: number
  /** With their weights. */
  values: [number, number][]
}

/** An empty dataset. Each point stands for `sampleInterval` events. */
export function testDataset() {
  const db = new Database(':memory:')
  const columns = Array.from({ length: 20 }, (_, at) => `blob${at + 1} TEXT, double${at + 1} REAL`).join(', ')
  db.exec(`CREATE TABLE ${DATASET} (timestamp INTEGER, _sample_interval INTEGER, ${columns})`)
  db.aggregate('sumIf', {
    start: 0,
    varargs: true,
    step: (sum: number, ...[value = 0, condition = 0]: number[]) => (condition ? sum + value : sum),
  })
  db.aggregate('quantileExactWeighted', {
    start: (): Quantile => ({ q: 0, values: [] }),
    varargs: true,
    step: ({ values }: Quantile, ...[q = 0, value = 0, weight = 0]: unknown[]) => ({ q, values: [...values, [value, weight]] }) as Quantile,
    result: ({ q, values }: Quantile) => weightedQuantile(q, values),
  })
  return {
    /** Adds an event, many times. */
    add(event: Parameters<typeof dataPoint>[0], { times = 1, minutesAgo = 1, sampleInterval = 1 } = {}) {
      const { blobs, doubles }: DataPoint = dataPoint(event)
      const names = [...blobs.map((_, at) => `blob${at + 1}`), ...doubles.map((_, at) => `double${at + 1}`)]
      const row = db.prepare(
        `INSERT INTO ${DATASET} (timestamp, _sample_interval, ${names.join(', ')}) VALUES (?, ?, ${names.map(() => '?').join(', ')})`,
      )
      for (let added = 0; added < times; added++) row.run(NOW - minutesAgo * 60, sampleInterval, ...blobs, ...doubles)
    },
    rows: (sql: string) => db.prepare(toSqlite(sql)).all() as Record<string, unknown>[],
  }
}

function toSqlite(sql: string): string {
  return sql
    .replaceAll(/NOW\(\) - INTERVAL '(\d+)' MINUTE/g, (_, minutes: string) => String(NOW - Number(minutes) * 60))
    .replaceAll(/quantileExactWeighted\(([\d.]+)\)\(/g, 'quantileExactWeighted($1, ')
    .replaceAll(/ AS (\w+)/g, ' AS "$1"')
}

function weightedQuantile(q: number, values: [number, number][]): number | null {
  const sorted = values.toSorted(([one], [other]) => one - other)
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0)
  let passed = 0
  for (const [value, weight] of sorted) {
    passed += weight
    if (passed >= q * total) return value
  }
  return null
}
