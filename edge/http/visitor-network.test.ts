import { expect, test } from 'vitest'
import { networkOf, visitorNetwork } from './visitor-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113'],
  ['203.0.11.37', '203.0.11.37', '203.0.11'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
  ['2001:0DB8:0000:0000:1::', '2001:db8:0:0', '2001:db8:0'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113'],
  ['', '', ''],
])('%s is the visitor %s of the network %s', (address, visitor, site) =>
  expect([visitorNetwork(address, 'visitor'), visitorNetwork(address, 'site')]).toEqual([visitor, site]),
)

test('only what the platform says is read', () => {
  const forged: Record<string, string> = { 'x-forwarded-for': '203.0.113.7', 'true-client-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' }
  expect(networkOf((name) => forged[name], 'site')).toBe('')
})
