import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, needFreePorts } from './free-port.ts'
import { listenError, originOf } from './listening.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8788'],
  ['0.0.0.0', 'http://127.0.0.1:8788'],
  ['::', 'http://[::1]:8788'],
  ['::1', 'http://[::1]:8788'],
])('a listener of %s is reached at %s', (host, origin) => expect(originOf(host, 8788)).toBe(origin))

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
  [
    'one port for both',
    '127.0.0.1',
    () => ({ PORT: free, MOCK_API_PORT: free }),
    () => `PORT and MOCK_API_PORT are both ${free}: give each a port of its own.`,
  ],
  [
    'one port for storefront and observer',
    '127.0.0.1',
    () => ({ PORT: free, OTHER_PORT: free }),
    () => `PORT and OTHER_PORT are both ${free}: give each a port of its own.`,
  ],
  [
    'a port in use',
    '127.0.0.1',
    () => ({ MOCK_API_PORT: taken }),
    () => `Port ${taken} of 127.0.0.1 is taken. Is the shop running already? Stop it, or choose another with MOCK_API_PORT.`,
  ],
  [
    // TEST-NET-3 (RFC 5737) is nobody's.
    'an address of another machine',
    '203.0.113.7',
    () => ({ PORT: free }),
    () => '203.0.113.7 is no address of this machine: HOST must be one, as 127.0.0.1, or 0.0.0.0 for all.',
  ],
])('%s is said before anything starts', async (_cause, host, ports, sentence) => {
  await expect(needFreePorts(host, ports())).rejects.toThrow(sentence())
})

test.each([
  ['ENOTFOUND', 'HOST is no.invalid, which this machine does not know: it must be an address of it, as 127.0.0.1.'],
  ['EAFNOSUPPORT', 'no.invalid is an IPv6 address, and this machine has no IPv6: choose another with HOST, as 127.0.0.1.'],
  ['EACCES', 'Port 80 is for the administrator alone: choose one from 1024 up with PORT.'],
  ['EPERM', 'Nothing can listen on port 80 of no.invalid: Error: of the system'],
])('%s of the system is a sentence', (code, sentence) => {
  const error = listenError(Object.assign(new Error('of the system'), { code }), { host: 'no.invalid', port: 80, option: 'PORT' })
  expect(error.message).toBe(sentence)
})
