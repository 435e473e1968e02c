import { expect, test } from 'vitest'
import { localVars, originOf, otherHostsOf } from './listening.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:8788'],
  ['0.0.0.0', 'http://127.0.0.1:8788'],
  ['::', 'http://[::1]:8788'],
  ['::1', 'http://[::1]:8788'],
])('a listener of %s is reached at %s', (host, origin) => expect(originOf(host, 8788)).toBe(origin))

test('a listener of every address is reached from the network by the addresses of the machine, another one by none of them', () => {
  expect(otherHostsOf('127.0.0.1')).toBe('')
  expect(otherHostsOf('0.0.0.0').split(',')).toContain('127.0.0.1')
})

test('EXT-44: the secret of this machine outlives a restart, and each port has its own', () => {
  const secretAt = (port: number) => localVars('127.0.0.1', port, 'http://127.0.0.1:8788').VISITOR_FACTS_SECRET
  expect(secretAt(8787)).toBe(secretAt(8787))
  expect(secretAt(8787)).not.toBe(secretAt(8887))
})
