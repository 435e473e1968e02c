// What the mock does for itself passes through nothing that is meant for visitors: every such option crossed with every page, document and control call.
import { expect, test } from 'vitest'
import type { MockApiOptions } from './app.ts'
import { operationsOf } from './openapi/document.ts'
import { createTestWorld } from './test-world/test-world.ts'

const OPTIONS: readonly [string, Partial<MockApiOptions>, object[]][] = [
  ['faults', {}, [{ route: '*', kind: 'status', arg: '503' }]],
  ['connections that break', {}, [{ route: '*', kind: 'reset' }]],
  ['a slow shop, whose edge has a credential', { latencyMs: 200, edgeCredentials: ['the-credential-of-today'] }, []],
]

const mock = createTestWorld()
const CONTROL = operationsOf(await (await mock.send('/__mock/openapi.json')).json())
const OWN: { method: string; path: string; body?: unknown }[] = [
  ...['/docs', '/docs/start.js', '/openapi.json', '/healthz', '/__mock/', '/__mock/openapi.json'].map((path) => ({ method: 'GET', path })),
  ...CONTROL.filter(({ method, path }) => method === 'get' && !path.includes('{')).map(({ path }) => ({ method: 'GET', path })),
  { method: 'POST', path: '/__mock/login', body: { as: 'pro' } },
  { method: 'PATCH', path: '/__mock/products/1', body: { stock: 3 } },
  { method: 'POST', path: '/__mock/snapshots', body: { name: 's' } },
  { method: 'POST', path: '/__mock/reset' },
]

test.each(OPTIONS)('with %s what is the mock’s own is answered at once and unwritten', async (_name, options, faults) => {
  const world = createTestWorld({ ...options, hasHints: true })
  if (faults.length > 0) await world.send('/__mock/faults', { body: faults })
  const answered = []
  const start = performance.now()
  for (const { path, ...call } of OWN) answered.push([path, await world.statusOf(path, call)])
  expect(answered.filter(([, status]) => status !== 200)).toEqual([])
  expect(performance.now() - start).toBeLessThan(200 * OWN.length)
  expect((await world.ask('/__mock/journal')).data.entries).toEqual([])
})
