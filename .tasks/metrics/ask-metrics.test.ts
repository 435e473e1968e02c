import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyticsEngine, type Row } from '#edge/operations/metrics/analytics-engine.ts'
import { askMetrics, type Question, QUESTIONS } from './ask-metrics.ts'

async function ask(question: Question, query: ((sql: string) => Promise<readonly Row[]>) | null = null) {
  const lines: string[] = []
  const code = await askMetrics({ question, dataset: 'patyna_preview', query, log: (line) => lines.push(line) })
  return { code, lines }
}

test.each(Object.keys(QUESTIONS) as Question[])('%s are printed as SQL over the dataset', async (question) => {
  const { code, lines } = await ask(question)
  expect(code).toBe(0)
  const sql = lines.filter((line) => line.startsWith('  SELECT'))
  expect(sql).toHaveLength(QUESTIONS[question]('').length)
  for (const line of sql) expect(line).toContain(' FROM patyna_preview WHERE ')
})

test('an alert with a row fires, and names its line of the runbook', async () => {
  const { code, lines } = await ask('alerts', async (sql) =>
    sql.includes('= 503') ? [{ place: 'request', value: 0.25, events: 400 }] : [],
  )
  expect(code).toBe(1)
  expect(lines.filter((line) => line.includes('✗'))).toEqual([
    expect.stringMatching(/place request {2}value 0\.25 {2}events 400 {2}✗ the shop API fails.*runbook: `\/readyz` 503$/),
  ])
  expect((await ask('alerts', async () => [])).code).toBe(0)
})

test('a service level is missed below its objective, and without events not asked', async () => {
  expect((await ask('slos', async () => [{ attained: 0.9995, events: 5 }])).code).toBe(0)
  expect((await ask('slos', async () => [{ attained: 0.7, events: 5 }])).code).toBe(1)
  expect((await ask('slos', async () => [{ attained: null, events: 0 }])).code).toBe(0)
})

test('rows come from the platform’s SQL API, integers as numbers', async () => {
  const sent: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init))
    return Response.json({ data: [{ market: '2', requests: '12', errorRatio: 0.5 }] })
  }
  const rows = await analyticsEngine({ accountId: 'acc', token: 'secret', fetch })('SELECT 1')
  expect(rows).toEqual([{ market: '2', requests: 12, errorRatio: 0.5 }])
  expect(sent[0]?.url).toBe('https://api.cloudflare.com/client/v4/accounts/acc/analytics_engine/sql')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(await sent[0]?.text()).toBe('SELECT 1 FORMAT JSON')
})

test('a refusal is the platform’s own sentence', async () => {
  const fetch = async () => new Response('no such dataset', { status: 422 })
  await expect(analyticsEngine({ accountId: 'acc', token: 'secret', fetch })('SELECT 1')).rejects.toThrow(
    'Analytics Engine: 422 no such dataset',
  )
})

test('the datasets are those of wrangler.toml', () => {
  for (const environment of ['preview', 'production'])
    expect(readFileSync('wrangler.toml', 'utf8')).toContain(
      `[[env.${environment}.analytics_engine_datasets]]\nbinding = "METRICS"\ndataset = "patyna_${environment}"`,
    )
})
