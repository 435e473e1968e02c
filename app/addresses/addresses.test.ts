import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../domain/search/filters.ts'
import type { ProductId, VendorId } from '../domain/ids.ts'
import { LANGUAGES } from '../domain/language.ts'
import { routeSegment } from '../i18n/route-segments.ts'
import { href, hrefOf } from './href.ts'
import { matchRoute, splitPrefix } from './match-route.ts'
import { loginHref, productHref, vendorHref } from './page-links.ts'
import { returnPath } from './return-path.ts'

const product = { id: 4711 as ProductId, name: 'Łóżko „Żabka” – dębowe' }
const vendor = { id: 12 as VendorId, name: 'Śliczności & Spółka' }

describe('links', () => {
  test.each([
    ['RTE-07, RTE-08: a product by slug and id', productHref(product, 'pl'), '/lozko-zabka-debowe-4711'],
    ['RTE-07: in Spanish', productHref(product, 'es'), '/es/lozko-zabka-debowe-4711'],
    [
      'RTE-09: with a preselected variant',
      href('product', { slug: 'a', id: product.id, variant: 9 as ProductId }, 'pl'),
      '/a-4711?product=9',
    ],
    ['RTE-10: a vendor', vendorHref(vendor, 'en'), '/en/vendor/slicznosci-spolka-12'],
    ['RTE-03, FLT-18: the catalog with ids', href('catalog', { filters: { ...NO_FILTERS, colors: [2, 7] } }, 'pl'), '/produkty?colors=2,7'],
    ['RTE-04: a tag', href('tag', { tag: 'prl', filters: NO_FILTERS }, 'es'), '/es/tag/prl'],
    ['RTE-05: a boutique', href('boutique', { butique: 'art deco', filters: NO_FILTERS }, 'en'), '/en/boutique/art%20deco'],
    ['HDR-15: home', href('home', {}, 'en'), '/cp/en'],
    ['GAP-59: login, and the way back', loginHref('/fotel-1?a=b', 'es'), '/es/iniciar-sesion?redirectTo=%2Ffotel-1%3Fa%3Db'],
    ['RTE-19: the cart', href('cart', {}, 'en'), '/en/cart'],
    ['RTE-18: a campaign page', href('content', { slug: 'noc-zakupow-promocja' }, 'pl'), '/cp/pl/noc-zakupow-promocja'],
  ])('%s', (_sentence, link, expected) => expect(link).toBe(expected))
})

test('RTE-01: the translated keys of spec §2', () => {
  const keys = ['favorites', 'userProfile', 'orderHistory', 'login', 'register', 'cart', 'catalog'] as const
  expect(keys.map((key) => LANGUAGES.map((language) => routeSegment(key, language)))).toEqual([
    ['ulubione', 'favorites', 'favoritos'],
    ['moje-konto', 'my-account', 'mi-cuenta'],
    ['historia-zamowien', 'order-history', 'historial-de-pedidos'],
    ['logowanie', 'login', 'iniciar-sesion'],
    ['rejestracja', 'register', 'registro'],
    ['cart', 'cart', 'cart'],
    ['produkty', 'products', 'productos'],
  ])
})

test.each(LANGUAGES)('what href writes in %s, matchRoute reads', (language) => {
  const filters = { ...NO_FILTERS, textSearch: 'fotel & sofa', colors: [2, 7], price: { from: 100 }, page: 3 }
  const link = new URL(href('catalog', { filters }, language), 'https://shop.test')
  const path = link.pathname.replace(/^\/(en|es)(?=\/)/, '')
  expect(matchRoute(path, link.searchParams, language)).toMatchObject({ name: 'catalog', params: { filters } })
})

describe('GAP-59: where a login leads', () => {
  test.each([
    ['a product', '/lampa-space-age-1204', '/lampa-space-age-1204'],
    ['a listing with its filters', '/produkty?colors=2,7#top', '/produkty?colors=2,7#top'],
    ['a path that is no page', '/shop/client/details', '/'],
    ['another host', 'https://evil.example/produkty', '/'],
    ['a login again', loginHref('/produkty', 'pl'), '/'],
    ['registration', '/rejestracja', '/'],
    ['nothing', null, '/'],
  ])('%s', (_what, redirectTo, target) => expect(returnPath(redirectTo, 'pl')).toBe(target))

  test.each([
    ['en', '/cp/en'],
    ['es', '/cp/es'],
  ] as const)('in %s the start is %s', (language, start) => expect(returnPath(null, language)).toBe(start))

  test('whatever is asked for, it is a page of the table on this host', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '@',
      ':',
      '%2F',
      '%5C',
      '?',
      '#',
      'evil.example',
      'https:',
      'produkty',
      'cp',
      'pl',
      'fotel-1',
      'en',
    )
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(parts, { maxLength: 8 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(...LANGUAGES), (redirectTo, language) => {
        const target = returnPath(redirectTo, language)
        const url = new URL(target, 'https://shop.test')
        expect(url.origin).toBe('https://shop.test')
        expect(url.pathname + url.search + url.hash).toBe(target)
        if (target === '/') return
        const { market, rest } = splitPrefix(decodeURIComponent(url.pathname))
        const match = matchRoute(rest, url.searchParams, market.language)
        expect(match && hrefOf(match)).toMatch(/^\/[^/]/)
      }),
      { numRuns: 3000 },
    )
  })
})
