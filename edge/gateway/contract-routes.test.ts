import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import { routeOf } from './contract-routes.ts'

test('EXT-42: every call that a browser makes is read by the contract', () => {
  const rows = readFileSync('app/shop-api/browser/every-call.test.ts', 'utf8')
  const called = new Set([...rows.matchAll(/^ {2}(?:personal|anyones|guests)\([\w.]+, '(\w+)'/gm)].map(([, operationId]) => operationId))
  expect(called.size).toBeGreaterThan(40)
  const unread = CONTRACT_CALLS.filter(({ method, path }) => routeOf(`${method} ${path}`) === null)
  expect(
    unread.filter(({ operationId }) => called.has(operationId)),
    'add the file of the call to MODULES of contract-routes.ts',
  ).toEqual([])
})
