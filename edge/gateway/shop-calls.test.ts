import { expect, test } from 'vitest'
import { z } from 'zod'
import { CONTRACT_CALLS } from '#app/shop-api/contract/calls.ts'
import * as auth from '#app/shop-api/contract/auth.ts'
import * as client from '#app/shop-api/contract/client.ts'
import * as password from '#app/shop-api/contract/password.ts'
import { callsAt, sessionEffect } from './shop-calls.ts'

test.each([
  ['/auth/standard/', ['POST']],
  ['/shop/client/details', ['GET', 'HEAD', 'PUT']],
  ['/shop/cart/details2/WIOSNA10', ['GET', 'HEAD']],
  ['/shop/client/pro/lists/7/products/8', ['DELETE']],
  ['/shop/cart/details2/a/b', []],
  ['/shop/cart/details2/a%2Fb', ['GET', 'HEAD']],
  ['/auth%2Flogout', []],
  ['/AUTH/logout', []],
])('%s has the methods of the contract: %j', (path, methods) => expect([...callsAt(path).keys()].toSorted()).toEqual(methods))

test('GAP-102, EXT-45: a login, or a guest’s client, is every call whose good response carries a token, and no other', () => {
  const carriesToken = [auth, client, password]
    .flatMap((module) => Object.values(module))
    .flatMap((each) => ('operationId' in each && hasToken(each.responses[200].content['application/json'].schema) ? [each] : []))
  const logins = CONTRACT_CALLS.filter((call) => ['login', 'guest'].includes(sessionEffect(call) ?? ''))
  expect(logins.map(({ path }) => path).toSorted()).toEqual(carriesToken.map(({ path }) => path).toSorted())
})

test('AUTH-05: a session ends by POST /auth/logout alone', () => {
  const logouts = CONTRACT_CALLS.filter((call) => sessionEffect(call) === 'logout')
  expect(logouts.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /auth/logout'])
  for (const method of ['GET', 'HEAD', 'PUT'] as const) expect(sessionEffect({ method, path: '/auth/logout' })).toBeNull()
})

function hasToken(schema: z.ZodType): boolean {
  return JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })).includes('"token":')
}
