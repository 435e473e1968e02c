import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analyticsEngine, type Row } from '#edge/operations/metrics/analytics-engine.ts'
import { askMetrics, type Question } from './ask-metrics.ts'

async function ask(question: Question, query: ((sql: string) => Promise<readonly Row[]>) | null = null) {
  const lines: string[] = []
  const code = await askMetrics({ question, dataset: 'patyna_preview', build: 'f00d', query, log: (line) => lines.push(line) })
  return { code, lines }
}

test('an alert with a row fires, and names its line of the runbook', async () => {
  const row = { place: 'request', value: 0.25, events: 400 }
  const { code, lines } = await ask('alerts', async (sql) => (sql.includes('= 503') ? [row] : []))
  const at = lines.indexOf('  place request  value 0.25  events 400')
  expect([code, lines[at + 1]]).toEqual([1, expect.stringMatching(/✗ the shop API fails.*runbook: `\/readyz` 503$/)])
})

test.each<[Question, Row[], number]>([
  ['alerts', [], 0],
  ['slos', [{ attained: 0.9995, events: 5 }], 0],
  ['slos', [{ attained: 0.7, events: 5 }], 1],
  ['slos', [{ attained: null, events: 0 }], 0],
  ['rollout', [], 1],
  ['rollout', [{ build: 'f00d', requests: 40, errorRatio: 0, renders: 40, p95RenderMs: 300 }], 0],
])('%s with %j ends with %i', async (question, rows, code) => {
  expect((await ask(question, async () => rows)).code).toBe(code)
})

test('rows come from the platform’s SQL API, integers as numbers; a refusal is its own sentence', async () => {
  const sent: Request[] = []
  const engine = (answer: Response) =>
    analyticsEngine({
      accountId: 'acc',
      token: 'secret',
      async fetch(input, init) {
        sent.push(new Request(input, init))
        return answer
      },
    })
  const answer = Response.json({ data: [{ market: '2', requests: '12', errorRatio: 0.5 }] })
  expect(await engine(answer)('SELECT 1')).toEqual([{ market: '2', requests: 12, errorRatio: 0.5 }])
  expect(sent[0]?.url).toBe('https://api.cloudflare.com/client/v4/accounts/acc/analytics_engine/sql')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(await sent[0]?.text()).toBe('SELECT 1 FORMAT JSON')
  await expect(engine(new Response('no such dataset', { status: 422 }))('SELECT 1')).rejects.toThrow(
    'Analytics Engine: 422 no such dataset',
  )
})

test.each(['preview', 'production'])('the dataset is that of %s in wrangler.toml', (environment) => {
  const dataset = `[[env.${environment}.analytics_engine_datasets]]\nbinding = "METRICS"\ndataset = "patyna_${environment}"`
  expect(readFileSync('wrangler.toml', 'utf8')).toContain(dataset)
})
