import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#app/domain/language.ts'
import { marketOfPath, resolveAddress } from './resolve-market.ts'

const resolve = (address: string, chosenMarketId?: string) =>
  resolveAddress({ url: new URL(`https://shop.test${address}`), chosenMarketId })

/** `page market parameters`, `301 address` or `404 market`. */
function told(address: string, chosenMarketId?: string): string {
  const resolution = resolve(address, chosenMarketId)
  if (resolution.kind === 'redirect') return `${resolution.status} ${resolution.to}`
  if (resolution.kind === 'not-found') return `404 ${resolution.market.id}`
  return `${resolution.match.name} ${resolution.match.market.id}`
}

describe('the address alone decides', () => {
  test.each([
    ['HDR-15, GAP-08: / is the home page of market 2', '/', 'home 2'],
    ['GAP-08: /cp/pl is the home page of market 2', '/cp/pl', 'home 2'],
    ['GAP-08: /cp/es is the home page of market 3', '/cp/es', 'home 3'],
    ['RTE-03: the catalog in Polish', '/produkty', 'catalog 2'],
    ['RTE-03: the catalog in Spanish', '/es/productos', 'catalog 3'],
    ['RTE-04: a tag', '/tag/prl', 'tag 2'],
    ['RTE-05: a boutique', '/butik/skandynawia', 'boutique 2'],
    ['RTE-06, RTE-10: a vendor by name and id', '/sprzedawca/pan-tu-nie-stal-12', 'vendor 2'],
    ['RTE-07: a product', '/fotel-366-4711', 'product 2'],
    ['RTE-11: a content page', '/cp/pl/kontakt-z-nami', 'content 2'],
    ['RTE-15: contact in English', '/cp/en/kontakt-z-nami', 'content 1'],
    ['GAP-53: a static route wins over a product', '/produkty?product=3', 'catalog 2'],
    ['a vendor without an id is no page', '/sprzedawca/pan-tu-nie-stal', '404 2'],
    ['an id of 0 is no product', '/fotel-0', '404 2'],
    ['an id that is no safe integer is no product', '/fotel-99999999999999999', '404 2'],
    ['an unknown path', '/nie-ma', '404 2'],
    ['an unknown language of a content page', '/cp/de/kontakt-z-nami', '404 2'],
    ['a backslash is no separator', '/produkty%5c', '404 2'],
    ['a line break is no end', '/cart%0afoo.css', '404 2'],
    ['a path below a page is no page', '/cart%2ffoo.css', '404 2'],
    ['a dot segment by an escaped slash', '/cp/pl/%2e%2f', '404 2'],
  ])('%s', (_sentence, address, expected) => expect(told(address)).toBe(expected))
})

describe('what lives elsewhere moves once', () => {
  test.each([
    ['GAP-54: a segment of another language', '/products', '301 /en/products'],
    ['GAP-54: with its query', '/productos?colors=2', '301 /es/productos?colors=2'],
    ['a prefix alone is a home page', '/en', '301 /cp/en'],
    ['the prefix that Polish does not have', '/pl', '301 /'],
    ['before a page', '/pl/produkty?page=2', '301 /produkty?page=2'],
    ['before none', '/pl/nie/ma', '404 2'],
    ['a slash at the end, with its query', '/produkty/?page=2', '301 /produkty?page=2'],
    ['a form without JavaScript repeats fields', '/produkty?colors=7&colors=2', '302 /produkty?colors=2,7'],
    ['and sends empty ones (FLT-37)', '/produkty?priceFrom=100&priceTo=', '302 /produkty?priceFrom=100'],
    [
      'GAP-99: what led here stays, also beside an empty key',
      '/produkty?campaignId=7&utm_term=&gclid=a%26b',
      '302 /produkty?campaignId=7&gclid=a%26b',
    ],
    ['and behind a query', '/productos?colors=2&utm_source=x&y=1', '301 /es/productos?colors=2&utm_source=x'],
  ])('%s', (_sentence, address, expected) => expect(told(address)).toBe(expected))

  test.each([
    ['slashes everywhere', '//en///products//', '/en/products'],
    ['the prefix in upper case', '/EN/Products?page=2', '/en/products?page=2'],
    ['lower-case escapes and letters that are put together', '/tag/z%cc%87', '/tag/%C5%BC'],
    ['a product', '/Fotel-366-4711/', '/fotel-366-4711'],
    ['slashes alone', '//', '/'],
  ])('%s: %s', (_what, address, location) => expect(told(address)).toBe(`301 ${location}`))

  test.each(['/./produkty', '/x/../produkty', '/\\produkty', '/%2e/produkty'])(
    'dot segments and backslashes are resolved before: %s',
    (rawPath) => {
      const url = new URL(`https://shop.test${rawPath.replace('/\\', '/./')}`)
      expect(resolveAddress({ url, rawPath })).toEqual({ kind: 'redirect', status: 301, to: '/produkty' })
    },
  )

  test('no path leads to another site, or to a chain of redirects', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '.',
      '..',
      '%2e',
      'evil.test',
      'produkty',
      'EN',
      'cp',
      'pl',
      'fotel-1',
      '%00',
      ';x',
      '@',
      ':',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const rawPath = `/${pieces.join('')}`
        const first = resolveAddress({ url: new URL(`https://shop.test/.${rawPath}`), rawPath })
        if (first.kind !== 'redirect') return
        expect(first.to).toMatch(/^\/(?![/\\])/)
        expect(new URL(first.to, 'https://shop.test').host).toBe('shop.test')
        expect(resolve(first.to).kind).toBe('page')
      }),
      { numRuns: 3000 },
    )
  })
})

describe('the market cookie (GAP-54)', () => {
  test('it redirects a visit to /', () => expect(told('/', '3')).toBe('302 /cp/es'))
  test('and keeps its query', () => expect(told('/?utm_source=list', '1')).toBe('302 /cp/en?utm_source=list'))
  test('it changes nothing else', () => expect(told('/produkty', '3')).toBe('catalog 2'))
  test.each(['2', '4', 'x', ''])('%j leads nowhere', (id) => expect(told('/', id)).toBe('home 2'))
})

test('each language has its market, found or not', () => {
  expect(LANGUAGES.map((language) => marketOfPath(`/cp/${language}/x`).language)).toEqual([...LANGUAGES])
})
