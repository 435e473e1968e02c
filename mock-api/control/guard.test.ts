import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { guardControl } from './guard.ts'

const app = new Hono().use(guardControl()).get('/__mock/x', (c) => c.text('in'))

const from = (remoteAddress: string | undefined) => ({ incoming: { socket: { remoteAddress } } })

test.each([
  ['in process', {}, {}, 200],
  ['from this machine', {}, from('127.0.0.1'), 200],
  ['from this machine, IPv4 in IPv6', {}, from('::ffff:127.0.0.1'), 200],
  ['from this machine, IPv6', {}, from('::1'), 200],
  ['from another machine', {}, from('10.0.0.7'), 403],
  ['from an address that only begins like ours', {}, from('127.0.0.1.evil.test'), 403],
  ['over a socket that is gone', {}, from(undefined), 403],
  ['by a page of this site', { origin: 'http://127.0.0.1:8787', 'sec-fetch-site': 'same-site' }, from('127.0.0.1'), 200],
  ['by a page of another site', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }, from('127.0.0.1'), 403],
  ['by a page of another site in a browser that tells the origin only', { origin: 'https://evil.test' }, from('127.0.0.1'), 403],
  ['by a page without an origin of its own', { origin: 'null' }, from('127.0.0.1'), 403],
  ['by a picture on a page of another site', { 'sec-fetch-site': 'cross-site' }, from('127.0.0.1'), 403],
] as const)('the control API, %s: %j', async (_name, headers, env, status) => {
  expect((await app.request('/__mock/x', { headers }, env)).status).toBe(status)
})

test.each([
  ['http://localhost/__mock/x', 200],
  ['http://127.0.0.1:8788/__mock/x', 200],
  ['http://[::1]:8788/__mock/x', 200],
  ['http://rebound.test/__mock/x', 403],
  ['http://127.0.0.1.rebound.test/__mock/x', 403],
])('under the name %s: %i', async (url, status) => {
  expect((await app.request(url, {}, from('127.0.0.1'))).status).toBe(status)
})
