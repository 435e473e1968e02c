import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { FLAG_FACETS, LIST_FACETS, NUMBER_FACETS, RANGE_FACETS } from '../../domain/search/facets.ts'
import { FILTER_BUTTONS } from '../../domain/search/filter-groups.ts'
import { type Filters, NO_FILTERS, parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { MARKETS, type Market } from '../../domain/market.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { createTranslator, type Translate } from '../../i18n/translator.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import { readTags } from '../../testing/read-tags.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filtersPanel } from './filters-panel.tsx'
import { listingView } from './listing-view.ts'

const forEach = <Name extends string, Counts>(facets: readonly Name[], counts: Counts) =>
  Object.fromEntries(facets.map((facet) => [facet, counts])) as Record<Name, Counts>
const FACETS: Facets = {
  lists: {
    ...forEach(LIST_FACETS, []),
    classification: [{ id: 1, count: 1812 }],
    colors: [{ id: 2, count: 5 }],
    manufacturer: [{ id: 7, count: 3 }],
  },
  ranges: { ...forEach(RANGE_FACETS, null), price: { min: 119.5, max: 4300.2 } },
  flags: { ...forEach(FLAG_FACETS, 0), onlyPromo: 9 },
  numbers: { ...forEach(NUMBER_FACETS, []), shippingDays: [{ number: 2, count: 0 }] },
}
const texts = new Map<Market, Translate>()
beforeAll(async () => {
  for (const market of [MARKETS.polska, MARKETS.hiszpania]) texts.set(market, await createTranslator(market.language))
})

function viewOf(filters: Filters, market: Market = MARKETS.polska) {
  const t = texts.get(market)
  if (!t) throw new Error('No texts')
  const { language } = market
  return listingView({ params: { filters }, market, language, t }, (_language, params) => `/produkty${toQueryString(params.filters)}`)
}
const bar = (filters: Filters = NO_FILTERS) => renderToStaticMarkup(<FilterBar view={viewOf(filters)} />)
/** What every dialog of the panel holds, by its name. */
async function partsOf(filters: Filters = NO_FILTERS, market?: Market) {
  const search = vi.fn<ShopApi['search']>(async () => ({ items: [], total: 1234, facets: FACETS }))
  const parts = await filtersPanel({ view: viewOf(filters, market), scope: { vendor: 5 } }, { search })
  return { search, parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, renderToStaticMarkup(part)])) }
}
const panel = async (filters?: Filters, market?: Market) => Object.values((await partsOf(filters, market)).parts).join('')
const dialog = async () => (await partsOf()).parts['filters'] ?? ''
const inputs = (html: string, name: string) => [...html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))].map(([tag]) => tag)

test.each([
  ['FLT-22', 'Sortowanie'],
  ['FLT-23', 'Cena'],
  ['FLT-24', 'Wymiary'],
  ['FLT-25', 'Rodzaj'],
  ['FLT-26', 'Materiał'],
  ['FLT-27', 'Kolor'],
  ['FLT-28', 'Wszystkie filtry'],
])('%s: a button %s is shown', (_id, name) => {
  expect(bar()).toMatch(new RegExp(`<button[^>]*>(<svg.*?</svg>)?<span>${name}<`))
})

test('FLT-28: nothing of the dialogs is in the row; without scripts its buttons send what is chosen, and which of them it was', () => {
  const html = bar(parseFilters(new URLSearchParams('colors=2,7&page=3')))
  expect(html).not.toMatch(/<dialog|<details|type="checkbox"/)
  expect(readTags(html, 'form')).toEqual([{ id: 'filter-bar', method: 'get', action: '/produkty', hidden: '' }])
  expect(readTags(html, 'input').map(({ name, value }) => `${name}=${value}`)).toEqual(['colors=2,7', 'page=3'])
  const sent = readTags(html, 'button').map(({ type, form, name, value }) => `${type} ${form} ${name}=${value}`)
  expect(sent).toEqual(['filters', ...FILTER_BUTTONS].map((part) => `submit filter-bar panel=${part}`))
})

test('FLT-28: the dialog shows how many products there are', async () => expect(await dialog()).toContain('Pokaż 1 234 produkty'))

test('EXT-02: the panel is one search for counts, in the scope of its listing', async () => {
  const { search, parts } = await partsOf({ ...NO_FILTERS, colors: [2] })
  expect(search.mock.calls).toEqual([[{ colors: [2], vendor: 5, visibleOnGrid: 2, facets: true }, { perPage: 1 }]])
  expect(Object.keys(parts)).toEqual(['filters', ...FILTER_BUTTONS])
})

test('GAP-44: where nothing can be found nothing is searched for', async () => {
  const search = vi.fn<ShopApi['search']>()
  await filtersPanel({ view: viewOf(NO_FILTERS), scope: {}, isEmpty: true }, { search })
  expect(search).not.toHaveBeenCalled()
})

test('GAP-73: the dialog holds every filter', async () => {
  const titles = [...(await dialog()).matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)
  expect(titles).toEqual(['Sortowanie', 'Cena', 'Wymiary', 'Rodzaj', 'Kategorie', 'Materiał', 'Kolor', 'Styl', 'Producent', 'Czas wysyłki'])
})

test('FLT-19: each menu is a GET form that carries the other filters along, but not the page', async () => {
  const html = await panel(parseFilters(new URLSearchParams('colors=2&priceFrom=100&page=3')))
  const forms = [...html.matchAll(/<form.*?<\/form>/g)].map(([form]) => form)
  expect(forms.filter((form) => /^<form[^>]* action="\/produkty"/.test(form) && /^<form[^>]* method="get"/.test(form))).toHaveLength(6)
  const carriesColors = forms.filter((form) => form.includes('<input type="hidden" name="colors" value="2"/>'))
  const ofPrice = carriesColors.flatMap((form) => inputs(form, 'priceFrom')).filter((tag) => tag.includes('type="number"'))
  expect(ofPrice).toHaveLength(1)
  expect(ofPrice[0]).toContain('value="100"')
  expect(html).not.toContain('name="page"')
})

test('FLT-33, FLT-34: price fields are in PLN, from and to, with the range of the hits', async () => {
  const html = await panel()
  const [from] = inputs(html, 'priceFrom')
  const [to] = inputs(html, 'priceTo')
  expect(from).toContain('placeholder="119"')
  expect(to).toContain('placeholder="4 301"')
  expect(html).toContain('>PLN<')
})

test('GAP-20: in a market with euros the price keeps PLN and shows euros beside it', async () => {
  expect(await panel(NO_FILTERS, MARKETS.hiszpania)).toContain('>PLN<')
  expect(await panel(NO_FILTERS, MARKETS.hiszpania)).toContain('aprox. 28 - 1 000 €')
  expect(await panel()).not.toContain('€')
})

test('EXT-02: a choice shows its hits; without any it can only be deselected', async () => {
  const html = await panel({ ...NO_FILTERS, classification: [2] })
  const boxes = inputs(html, 'classification').filter((tag) => tag.includes('checkbox'))
  const choice = (id: number) => boxes.find((tag) => tag.includes(`value="${id}"`))
  expect(html).toContain('1 812')
  expect(choice(1)).not.toContain('disabled')
  expect(choice(2)).toContain('checked')
  expect(choice(2)).not.toContain('disabled')
  expect(choice(3)).toContain('disabled')
})

test('a maker without hits is left out unless chosen', async () => {
  const boxes = inputs(await panel({ ...NO_FILTERS, manufacturer: [12] }), 'manufacturer').filter((tag) => tag.includes('checkbox'))
  expect(boxes.map((tag) => /value="(\d+)"/.exec(tag)?.[1])).toEqual(['7', '12'])
})

test('GAP-132: a colour that the filter does not offer is there while it is chosen', async () => {
  const boxes = async (colors: number[]) =>
    inputs((await partsOf({ ...NO_FILTERS, colors })).parts['filters'] ?? '', 'colors').filter(
      (tag) => tag.includes('checkbox') && tag.includes('value="3"'),
    )
  expect(await boxes([2])).toEqual([])
  expect(await boxes([2, 3])).toEqual([expect.stringContaining('checked')])
})

const badges = (query: string) => {
  const html = renderToStaticMarkup(<ActiveFilters view={viewOf(parseFilters(new URLSearchParams(query)))} />)
  return [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [text, href?.replaceAll('&amp;', '&')])
}

test('FLT-29, FLT-30, GAP-71: each badge leads to the listing without it, clear all to the one without any', () => {
  expect(badges('textSearch=fotel&colors=2,7&priceFrom=100&priceTo=2500&page=4')).toEqual([
    ['Biały', '/produkty?textSearch=fotel&colors=7&priceFrom=100&priceTo=2500'],
    ['Czarny', '/produkty?textSearch=fotel&colors=2&priceFrom=100&priceTo=2500'],
    ['Cena: 100 - 2 500 PLN', '/produkty?textSearch=fotel&colors=2,7'],
    ['Wyczyść wszystko', '/produkty?textSearch=fotel'],
  ])
})

test('FLT-31: what a badge is called', () => {
  expect(badges('onlyPromo=true&shippingDays=7&materials=2').map(([title]) => title)).toEqual(
    expect.arrayContaining(['Tylko promocje', 'Do 7 dni roboczych', 'Dąb']),
  )
})

test('FLT-32: without filters there are no badges; text, page and order are none', () => {
  expect(badges('textSearch=fotel&page=2&sortOrder=newest')).toEqual([])
})
