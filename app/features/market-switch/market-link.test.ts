import { describe, expect, test } from 'vitest'
import { NO_FILTERS } from '../../domain/search/filters.ts'
import type { ProductId, VendorId } from '../../domain/ids.ts'
import { MARKETS, type Market } from '../../domain/market.ts'
import type { RouteMatch } from '../../addresses/match-route.ts'
import { marketLink } from './market-link.ts'

const { polska, international, hiszpania } = MARKETS
const filters = { ...NO_FILTERS, colors: [2, 7] }
const content = (slug: string, market: Market = polska): RouteMatch => ({ name: 'content', params: { slug }, market })

describe('GAP-54: the same page in another market', () => {
  test.each<[string, RouteMatch | null, Market, string]>([
    ['a listing keeps its filters', { name: 'catalog', params: { filters }, market: polska }, hiszpania, '/es/productos?colors=2,7'],
    [
      'a product keeps its address',
      { name: 'product', params: { slug: 'fotel', id: 7 as ProductId, variant: null }, market: hiszpania },
      polska,
      '/fotel-7',
    ],
    [
      'a vendor',
      { name: 'vendor', params: { slug: 'antyki', id: 3 as VendorId, filters: NO_FILTERS }, market: polska },
      international,
      '/en/vendor/antyki-3',
    ],
    ['home', { name: 'home', params: {}, market: international }, hiszpania, '/cp/es'],
    ['no page: home', null, international, '/cp/en'],
  ])('%s', (_sentence, match, market, expected) => expect(marketLink(match, market)).toBe(expected))
})

describe('GAP-51, GAP-57: a content page in another language', () => {
  test.each<[string, RouteMatch, Market, string]>([
    ['a translated slug', content('bezpieczenstwo-zakupow'), hiszpania, '/cp/es/compra-segura'],
    ['and back', content('lowest-price-guarantee', international), polska, '/cp/pl/gwarancja-najniszej-ceny'],
    ['a slug that stays Polish', content('kontakt-z-nami'), international, '/cp/en/kontakt-z-nami'],
    ['a campaign shares its slug', content('stylowe-zakupy-22'), hiszpania, '/cp/es/stylowe-zakupy-22'],
    [
      'a contact page about a product',
      { name: 'content', params: { slug: 'kontakt-z-nami', product: 7 }, market: polska } as unknown as RouteMatch,
      international,
      '/cp/en/kontakt-z-nami?product=7',
    ],
    ['an unknown page: home', content('o-nas'), hiszpania, '/cp/es'],
    ['the page itself, in its own market', content('o-nas'), polska, '/cp/pl/o-nas'],
  ])('%s', (_sentence, match, market, expected) => expect(marketLink(match, market)).toBe(expected))
})
