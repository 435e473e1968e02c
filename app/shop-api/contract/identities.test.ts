import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jsonOf, openApiDocument, operationsOf } from '#mock-api/openapi/document.ts'
import { parametersOf } from '#mock-api/test-world/operation-parameters.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { mismatchedPath, IDENTITIES, identitiesOfRequest } from './identities.ts'

/** Query and body fields that identify one entity; descriptive fields such as a country or a way of delivery do not. */
const NAMES_ONE_THING = /^(vendor|(product|order|vendor|payment|list)s?Ids?)$/

const CONTRACT = operationsOf(openApiDocument(createTestWorld().app)).map((operation) => {
  const parameters = parametersOf(operation)
  const fields = Object.keys((jsonOf(operation.value['requestBody'])?.['schema'] as { properties?: object } | undefined)?.properties ?? {})
  const isNamed = parameters.some(({ place, name }) => place === 'path' || (place === 'query' && NAMES_ONE_THING.test(name)))
  return {
    call: `${operation.method.toUpperCase()} ${operation.path}`,
    isNamed: isNamed || fields.some((name) => NAMES_ONE_THING.test(name)),
  }
})

test('every call that identifies an entity by id or slug has a row', () => {
  const named = CONTRACT.filter(({ isNamed }) => isNamed).map(({ call }) => call)
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter((call) => !Object.hasOwn(IDENTITIES, call))).toEqual([])
})

test('every row is a call of the contract', () => {
  const calls = new Set(CONTRACT.map(({ call }) => call))
  expect(Object.keys(IDENTITIES).filter((call) => !calls.has(call))).toEqual([])
})

test('every response of the shop API is read through the one call that compares it with its request', () => {
  const importers = globSync('{app,edge}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && /import \{[^}]*\bparseResponse\b[^}]*\} from/.test(readFileSync(file, 'utf8')),
  )
  expect(importers).toEqual(['app/shop-api/shop-call.ts'])
})

const ROWS = Object.entries(IDENTITIES).flatMap(([call, identities]) => identities.map((identity) => ({ call, identity })))

/** A response with a value at a path; each `*` is a list of one item. */
function responseWith(place: string, value: unknown): unknown {
  return place.split('.').reduceRight<unknown>((inner, key) => (key === '*' ? [inner] : { [key]: inner }), value)
}

/** Requests a value by a row and compares it with a response that has the same or another value. */
function mismatchOf({ call, identity }: (typeof ROWS)[number], value: string) {
  const [method = '', path = ''] = call.split(' ')
  const [place, name = ''] = identity.request.split('.')
  const url = `https://shop.test${path.replace(`{${name}}`, 'Ask%C4%99d').replaceAll(/\{\w+\}/g, '7')}${place === 'query' ? `?${name}=Askęd` : ''}`
  const identities = identitiesOfRequest({ method, url, body: place === 'body' ? { [name]: 'Askęd' } : {} }).filter(
    (one) => one.request === identity.request,
  )
  expect(identities).toHaveLength(1)
  return mismatchedPath(identities, { data: responseWith(identity.response[0], value) })
}

test.each(ROWS)('$call: $identity.request equals $identity.response of the response', (row) => {
  expect(mismatchOf(row, 'Askęd')).toBeNull()
  expect(mismatchOf(row, 'other')).toBe(row.identity.response.join(' or '))
})

test.each([
  ['no fields', {}, 'id'],
  ['no data', null, 'id'],
  ['its number', { data: { id: 4711 } }, null],
  ['a number that begins the same', { data: { id: 47110 } }, 'id'],
])('a response with %s', (_what, response, expected) => {
  const identities = identitiesOfRequest({ method: 'GET', url: 'https://shop.test/shop/product/details/4711/', body: undefined })
  expect(mismatchedPath(identities, response)).toBe(expected)
})

test('an invalid code is in no response, a valid one in capital letters', () => {
  const identities = identitiesOfRequest({ method: 'GET', url: 'https://shop.test/shop/cart/details2/lato', body: undefined })
  expect(mismatchedPath(identities, { data: { summary: { discount: null } } })).toBeNull()
  expect(mismatchedPath(identities, { data: 'EMPTY_CART' })).toBeNull()
  expect(mismatchedPath(identities, { data: { summary: { discount: { code: 'LATO' } } } })).toBeNull()
  expect(mismatchedPath(identities, { data: { summary: { discount: { code: 'ZIMA' } } } })).toBe('summary.discount.code')
})

test.each(['GET /shop/banners', 'POST /shop/search/products', 'HEAD /shop/product/details/1'])('%s identifies nothing', (call) => {
  const [method = '', path = ''] = call.split(' ')
  expect(identitiesOfRequest({ method, url: `https://shop.test${path}`, body: {} })).toEqual([])
})
