import { expect, test } from 'vitest'
import { MARKETS } from '#app/domain/market.ts'
import { resolveRequest } from './resolve-request.ts'
import { resolveAddress } from './resolve-market.ts'

const ORIGIN = 'https://shop.test'

test.each([
  '/produkty?kategorie=12&utm_source=list',
  '/fotel-366-4711',
  '/en/products',
  '/cp/es',
  '/Produkty',
  '/nie-ma-takiej',
  '//produkty',
])('%s means the same the second time', (path) => {
  const url = new URL(`${ORIGIN}${path}`)
  const expected = resolveAddress({ url, rawPath: path.split('?')[0] ?? '' })
  expect([resolveRequest(url.href, undefined), resolveRequest(url.href, undefined)]).toEqual([expected, expected])
})

test('GAP-54: the cookie decides about `/` each time', () => {
  const kinds = [undefined, String(MARKETS.international.id), undefined].map((chosen) => resolveRequest(`${ORIGIN}/`, chosen).kind)
  expect(kinds).toEqual(['page', 'redirect', 'page'])
})

test('an address that is remembered is one match, which has one key; after thousands of others it is a new one', () => {
  const of = (address: string) => {
    const resolution = resolveRequest(address, undefined)
    return resolution.kind === 'page' ? resolution.match : null
  }
  const first = of(`${ORIGIN}/fotel-1`)
  expect(of(`${ORIGIN}/fotel-1`)).toBe(first)
  for (let id = 2; id < 2200; id++) of(`${ORIGIN}/fotel-${id}`)
  expect(of(`${ORIGIN}/fotel-1`)).not.toBe(first)
  expect(of(`${ORIGIN}/fotel-1`)).toEqual(first)
})
