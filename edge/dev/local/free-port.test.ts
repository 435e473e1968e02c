import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, needFreePorts } from './free-port.ts'
import { serveEdge } from './serve.ts'

let holder: Server
let taken: number
let free: number
beforeAll(async () => {
  taken = await freePort()
  free = await freePort()
  holder = createServer()
  await new Promise<void>((resolve) => holder.listen(taken, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => holder.close(resolve)))

test.each<[cause: string, host: string, ports: () => Record<string, number>, sentence: () => string]>([
  ['one port for both', '127.0.0.1', () => ({ PORT: free, MOCK_API_PORT: free }), () => `PORT and MOCK_API_PORT are both ${free}`],
  ['a port in use', '127.0.0.1', () => ({ PORT: free, MOCK_API_PORT: taken }), () => 'choose another with MOCK_API_PORT.'],
  // TEST-NET-3 (RFC 5737) is nobody's.
  ['an address of another machine', '203.0.113.7', () => ({ PORT: free }), () => '203.0.113.7 is no address of this machine'],
])('%s is said before anything starts', async (_cause, host, ports, sentence) => {
  await expect(needFreePorts(host, ports())).rejects.toThrow(sentence())
})

test('a worker does not start where another one would answer in its place', async () => {
  const options = { host: '127.0.0.1', port: taken, shopApiOrigin: '', platform: 'bare', workerDir: 'none', dataDir: tmpdir() } as const
  await expect(serveEdge(options)).rejects.toThrow(`Port ${taken} of 127.0.0.1 is taken.`)
})

test('free ports pass', () => expect(needFreePorts('127.0.0.1', { PORT: free })).resolves.toBeUndefined())

test.each([
  [1, 0],
  [2, 1],
  [3, 1],
])('of %i ports in a row none is taken, not the one at %i either', async (count, at) => {
  const other = await freePort(count)
  const draws = [taken - at, other]
  expect(await freePort(count, () => draws.shift() ?? 0)).toBe(other)
})
