import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { freePort } from '#edge/dev/local/free-port.ts'
import { readServerOptions } from '#mock-api/server-options.ts'
import { readSettings } from '../settings.ts'
import { besideMock, startMock } from './start-mock.ts'

test.each([
  [[], { hasMockControl: false, mockArgs: [], vars: {} }],
  [['--control'], { hasMockControl: true, mockArgs: [], vars: {} }],
  [['--clock', '2022-03-17T12:00'], { hasMockControl: true, mockArgs: ['--control'], vars: {} }],
  [['--edge-credential', 'of-today,of-tomorrow'], { hasMockControl: false, mockArgs: [], vars: { EDGE_CREDENTIAL: 'of-today' } }],
])('GAP-144, EXT-64: with %j the edge knows the clock and the credential of its mock', (args, known) => {
  expect(besideMock(readServerOptions(args, {}))).toEqual(known)
})

test('a shop of another checkout, which is healthy on the port, does not pass for the mock', async () => {
  const port = await freePort()
  const other = createServer((_request, response) => response.end('ok')).listen(port, '127.0.0.1')
  await once(other, 'listening')
  const started = startMock(readSettings({ MOCK_API_PORT: String(port) }))
  try {
    await expect(started).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken.`)
  } finally {
    other.close()
    await started.then(
      (mock) => mock.kill(),
      () => {},
    )
  }
})

test('what controls the mock is on this machine alone: not where other devices reach the shop', () => {
  expect([undefined, 'localhost', '::1', '0.0.0.0', '192.168.0.7'].map((HOST) => readSettings({ HOST }).isLocal)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
