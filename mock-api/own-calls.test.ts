// What the mock does for itself passes through nothing that is meant for visitors, and never reaches a shop behind it: every such option crossed with
// every page, document and control call, and with the hints of errors.
import { describe, expect, test } from 'vitest'
import type { MockApiOptions } from './app.ts'
import { openApiDocument, operationsOf } from './openapi/document.ts'
import { proxyCalls } from './recordings/proxy-calls.ts'
import { createTestWorld } from './test-world/test-world.ts'

interface Case {
  options?: Partial<MockApiOptions>
  /** Rules of faults, and whether a shop stands behind. */
  faults?: object[]
  isProxy?: boolean
}
const OPTIONS: Record<string, Case> = {
  nothing: {},
  'a shop behind': { isProxy: true },
  'a shop behind that is slow': { isProxy: true, options: { latencyMs: 200 } },
  faults: { faults: [{ route: '*', kind: 'status', arg: '503' }] },
  'connections that break': { faults: [{ route: '*', kind: 'reset' }] },
  'a credential of the edge': { options: { edgeCredentials: ['the-credential-of-today'] } },
  'likes for clients alone': { options: { likeRequiresLogin: true } },
}

const mock = createTestWorld()
const CONTROL = operationsOf(await (await mock.send('/__mock/openapi.json')).json())
const OWN: { method: string; path: string; body?: unknown }[] = [
  ...['/docs', '/docs/start.js', '/openapi.json', '/healthz', '/__mock/', '/__mock/openapi.json'].map((path) => ({ method: 'GET', path })),
  ...CONTROL.filter(({ method, path }) => method === 'get' && !path.includes('{')).map(({ path }) => ({ method: 'GET', path })),
  ...['pro', 'customer', 'guest'].map((as) => ({ method: 'POST', path: '/__mock/login', body: { as } })),
  { method: 'PATCH', path: '/__mock/products/1', body: { stock: 3 } },
  { method: 'POST', path: '/__mock/snapshots', body: { name: 's' } },
  { method: 'POST', path: '/__mock/reset' },
]
/** A wrong call of everything that the shop has. */
const WRONG = operationsOf(openApiDocument(mock.app)).map(({ method, path }) => ({
  method: method.toUpperCase(),
  path: `${path.replaceAll(/\{\w+\}/g, '1')}?no-such-field=1`,
  ...(method !== 'get' && { body: {} }),
}))

/** A mock with these options, and what the shop behind it heard. */
async function started({ options, faults, isProxy }: Case) {
  const heard: string[] = []
  const inFront = proxyCalls({
    origin: 'http://real.test',
    fetch: async (input, init) => {
      heard.push(`${init?.method} ${String(input)}`)
      return Response.json({ error: { code: 'INVALID' } }, { status: 422 })
    },
    record: ({ request }) => heard.push(request),
  })
  const world = createTestWorld({ ...options, ...(isProxy && { inFront }), hasHints: true })
  if (faults) await world.send('/__mock/faults', { body: faults })
  return { world, heard }
}

describe.each(Object.entries(OPTIONS))('with %s', (_name, options) => {
  test('what is the mock’s own is answered at once, unheard and unwritten', async () => {
    const { world, heard } = await started(options)
    const answered = []
    for (const { path, ...call } of OWN) answered.push([path, await world.statusOf(path, call)])
    expect(answered.filter(([, status]) => status !== 200)).toEqual([])
    expect([heard, (await world.ask('/__mock/journal')).data.entries]).toEqual([[], []])
  })
})

test('a wrong call is heard once by a shop behind, and its hint makes no other call', async () => {
  const { world, heard } = await started({ isProxy: true })
  for (const { path, ...call } of WRONG) {
    heard.length = 0
    const { error } = await (await world.send(path, call)).json()
    expect([error.code, heard.filter((each) => each.startsWith(call.method))]).toEqual([
      'INVALID',
      [`${call.method} http://real.test${path}`],
    ])
  }
})
