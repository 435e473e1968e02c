import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeContext } from '../edge-context.ts'
import { acceptedEncodings, acceptsBrotli } from './accepted-encodings.ts'

test.each([
  [undefined, false],
  ['', false],
  ['br', true],
  ['gzip;q=1.0, BR;q=0.5', true],
  ['br;q=0', false],
  ['br; q=0.0, gzip', false],
  ['brotli, xbr', false],
])('Accept-Encoding %j: brotli %j', (accepted, isTaken) => expect(acceptsBrotli(accepted)).toBe(isTaken))

test.each([
  ['the client’s, where the platform has replaced the header', { clientAcceptEncoding: 'gzip' }, 'gzip'],
  ['none, where the client sent none', { clientAcceptEncoding: '' }, ''],
  ['the header, where the platform says nothing of it', {}, 'gzip, br'],
  ['the header, where there is no platform', undefined, 'gzip, br'],
])('%s', async (_what, cf, expected) => {
  const app = new Hono<EdgeContext>().get('*', (c) => c.json([acceptedEncodings(c)]))
  const request = Object.assign(new Request('https://shop.test/', { headers: { 'accept-encoding': 'gzip, br' } }), cf && { cf })
  expect(await (await app.fetch(request)).json()).toEqual([expected])
})
