import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { FLAG_FACETS, LIST_FACETS, NUMBER_FACETS, RANGE_FACETS } from '../../domain/search/facets.ts'
import { FILTER_BUTTONS } from '../../domain/search/filter-groups.ts'
import { type Filters, NO_FILTERS, parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { MARKETS, type Market } from '../../domain/market.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { createTranslator, type Translate } from '../../i18n/translator.ts'
import type { ShopApi } from '../../shop-api/shop-api.ts'
import type { ListingPanel } from '../../domain/search/listing-panel.ts'
import { readTags } from '../../testing/read-tags.ts'
import { saidBy } from '../../testing/said-by.ts'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filtersPanel } from './filters-panel.tsx'
import { listingView } from './listing-view.ts'
import { OpenedFilters } from './opened-filters.tsx'

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
  numbers: {
    ...forEach(NUMBER_FACETS, []),
    shippingDays: [
      { number: 2, count: 0 },
      { number: 5, count: 0 },
      { number: 7, count: 1234 },
    ],
  },
}
const texts = new Map<Market, Translate>()
beforeAll(async () => {
  for (const market of [MARKETS.polska, MARKETS.hiszpania]) texts.set(market, await createTranslator(market.language))
})

function viewOf(filters: Filters, market: Market = MARKETS.polska, panel?: ListingPanel) {
  const t = texts.get(market)
  if (!t) throw new Error('No texts')
  const { language } = market
  return listingView(
    { params: { filters, ...(panel && { panel }) }, market, language, t },
    (_language, params) => `/produkty${toQueryString(params.filters)}`,
  )
}
const filtersOf = (query: string) => parseFilters(new URLSearchParams(query))
const bar = (filters: Filters = NO_FILTERS) => renderToStaticMarkup(<FilterBar view={viewOf(filters)} />)
/** What every dialog of the panel holds, by its name. */
async function partsOf(filters: Filters = NO_FILTERS, market?: Market, open?: ListingPanel) {
  const search = vi.fn<ShopApi['search']>(async () => ({ items: [], total: 1234, facets: FACETS }))
  const parts = await filtersPanel(
    { view: viewOf(filters, market, open), scope: { vendor: 5 } },
    { search },
    { colors: <p>Nazwy kolorów</p> },
  )
  return { search, parts: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, renderToStaticMarkup(part)])) }
}
const panel = async (filters?: Filters, market?: Market) => Object.values((await partsOf(filters, market)).parts).join('')
const dialog = async (query = '', open?: ListingPanel) => (await partsOf(filtersOf(query), MARKETS.polska, open)).parts['filters'] ?? ''
const linksIn = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, text]) => [text, href?.replaceAll('&amp;', '&')])
const inputs = (html: string, name: string) => [...html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))].map(([tag]) => tag)

test('FLT-22, FLT-23, FLT-24, FLT-25, FLT-26, FLT-27, FLT-28: nothing of the dialogs is in the row; without scripts its buttons send what is chosen, and which of them it was', () => {
  const html = bar(filtersOf('colors=2,7&page=3'))
  expect(html).not.toMatch(/<dialog|<details|type="checkbox"/)
  expect(readTags(html, 'form')).toEqual([{ id: 'filter-bar', method: 'get', action: '/produkty', hidden: '' }])
  expect(readTags(html, 'input').map(({ name, value }) => `${name}=${value}`)).toEqual(['colors=2,7', 'page=3'])
  const sent = readTags(html, 'button').map(({ type, form, name, value }) => `${type} ${form} ${name}=${value}`)
  expect(sent).toEqual(['filters', ...FILTER_BUTTONS].map((part) => `submit filter-bar panel=${part}`))
  const counts = [...html.matchAll(/<span>([^<]*)<\/span>(?:<b>(.*?)<\/b>)?/g)].flatMap(([, label, count]) =>
    count ? [[label, count]] : [],
  )
  expect(counts, 'and how much is chosen').toEqual([['Kolor', '2']])
})

test('other filters, or another of them open, are another row: its menus close and its fields take their values', () => {
  const keyOf = (query: string, open?: ListingPanel) => FilterBar({ view: viewOf(filtersOf(query), MARKETS.polska, open) }).key
  expect(new Set([keyOf('colors=2'), keyOf('colors=7'), keyOf('colors=7', 'price'), keyOf('colors=2')]).size).toBe(3)
})

test('EXT-02: the panel is one search for counts, in the scope of its listing', async () => {
  const { search, parts } = await partsOf({ ...NO_FILTERS, colors: [2] })
  expect(search.mock.calls).toEqual([[{ colors: [2], vendor: 5, visibleOnGrid: 2, facets: true }, { perPage: 1 }]])
  expect(Object.keys(parts)).toEqual(['filters', ...FILTER_BUTTONS])
})

test('GAP-44: where nothing can be found nothing is searched for', async () => {
  const search = vi.fn<ShopApi['search']>()
  const { price } = await filtersPanel({ view: viewOf(NO_FILTERS, MARKETS.hiszpania), scope: {}, isEmpty: true }, { search })
  expect(search).not.toHaveBeenCalled()
  expect(renderToStaticMarkup(price), 'GAP-20').not.toContain('€')
})

test.each([
  ['', undefined, 'Sortowanie, Cena open, Wymiary, Rodzaj open, Kategorie, Materiał, Kolor, Styl, Producent, Czas wysyłki'],
  [
    'colors=2,7&dimensionWidthFrom=10&priceTo=50&onlyPromo=true&sortOrder=newest&sortDir=desc',
    'styles',
    'Sortowanie 1 open, Cena 2 open, Wymiary 1 open, Rodzaj open, Kategorie, Materiał, Kolor 2 open, Styl open, Producent, Czas wysyłki',
  ],
] as const)('GAP-73: of "%s", asked for %s, the dialog holds every filter, and how much is chosen: %s', async (query, open, expected) => {
  const sections = (await dialog(query, open)).matchAll(/<details class="section"( open)?.*?<h3>(.*?)<\/h3>(?:<b>(.*?)<\/b>)?<\/summary>/g)
  const said = [...sections].map(([, isOpen, title, count]) =>
    [title, count, isOpen?.trim()].filter((part) => part !== undefined).join(' '),
  )
  expect(said.join(', ')).toBe(expected)
})

test.each([
  ['', [' checked', '2 disabled', '7', '14'], ['Dowolny', '[2]Do 2 dni0', '[7]Do 7 dni1 234', '[14]Do 14 dni']],
  [
    'shippingDays=5',
    ['', '2 disabled', '5 checked', '7', '14'],
    ['Dowolny', '[2]Do 2 dni0', '[5]Do 5 dni0', '[7]Do 7 dni1 234', '[14]Do 14 dni'],
  ],
])('GAP-66: of "%s" the days are offered as %j, with their hits where they were counted', async (query, offered, said) => {
  const [field = ''] = /<fieldset id="shippingDays".*?<\/fieldset>/.exec(await dialog(query)) ?? []
  const states = readTags(field, 'input').map((tag) => [tag['value'], ...['checked', 'disabled'].filter((name) => name in tag)].join(' '))
  expect(states).toEqual(offered)
  expect(saidBy(field).split('\n')).toEqual(['Czas wysyłki', ...said])
})

test('what a listing adds to the menu of a group follows its form, there alone', async () => {
  const { parts } = await partsOf()
  const ends = Object.entries(parts).flatMap(([name, part]) => (/<\/form><\/div>(.+)$/.exec(part) ?? []).slice(1).map((end) => [name, end]))
  expect(ends).toEqual([['colors', '<div class="end"><p>Nazwy kolorów</p></div>']])
})

test('FLT-19: each menu is a GET form that carries the other filters along, but not the page', async () => {
  const html = await panel(filtersOf('colors=2&priceFrom=100&page=3'))
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
  expect(from).toContain('autoComplete="off"')
  const legends = readTags(html, 'legend').filter(({ class: name }) => name === 'visually-hidden')
  expect(legends, 'where the heading says the same: in the dialog and in the menu').toHaveLength(2)
})

test('GAP-20: in a market with euros the price keeps PLN and shows euros beside it', async () => {
  expect(await panel(NO_FILTERS, MARKETS.hiszpania)).toContain('>PLN<')
  expect(await panel(NO_FILTERS, MARKETS.hiszpania)).toContain('<p class="note">aprox. 28 - 1 000 €</p>')
  expect(await panel()).not.toMatch(/€|<p class="note">/)
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

test('a maker without hits is left out unless chosen; a material is not, below which others lie', async () => {
  const boxes = inputs(await panel({ ...NO_FILTERS, manufacturer: [12] }), 'manufacturer').filter((tag) => tag.includes('checkbox'))
  expect(boxes.map((tag) => /value="(\d+)"/.exec(tag)?.[1])).toEqual(['7', '12'])
  expect(inputs(await dialog(), 'materials')).toHaveLength(46)
})

test('GAP-132: a colour that the filter does not offer is there while it is chosen, and each once; a swatch shows how it covers', async () => {
  const values = (html: string) => inputs(html, 'colors').flatMap((tag) => /checkbox.* value="(\d+)"/.exec(tag)?.[1] ?? [])
  const [offered, named] = [await dialog('colors=2'), await dialog('colors=2,3')]
  expect(values(offered)).not.toContain('3')
  expect(values(named)).toEqual([...values(offered), '3'])
  expect(inputs(named, 'colors').filter((tag) => tag.includes('checked'))).toHaveLength(2)
  const patterns = new Set(readTags(offered, 'span').flatMap((tag) => tag['data-pattern'] ?? []))
  expect([...patterns]).toEqual(['solid', 'transparent', 'metallic', 'rainbow'])
})

test('FLT-28: in the page the filters are named, and lead back to the listing', () => {
  const view = viewOf(filtersOf('colors=2'))
  const html = renderToStaticMarkup(<OpenedFilters view={view} scope={{}} results={{ total: 1, facets: null }} />)
  const [heading] = readTags(html, 'h2')
  expect(heading?.['id']).toBeTruthy()
  expect(readTags(html, 'dialog')).toMatchObject([{ open: '', 'aria-labelledby': heading?.['id'] }])
  expect(saidBy(html)).toMatch(/^Filtry\n\[\/produkty\?colors=2\]\[Zamknij\]\n/)
})

const badges = (query: string) => linksIn(renderToStaticMarkup(<ActiveFilters view={viewOf(filtersOf(query))} />))

test('FLT-29, FLT-30, GAP-71: each badge leads to the listing without it, clear all to the one without any', () => {
  expect(badges('textSearch=fotel&colors=2,7&priceFrom=100&priceTo=2500&page=4')).toEqual([
    ['Biały', '/produkty?textSearch=fotel&colors=7&priceFrom=100&priceTo=2500'],
    ['Czarny', '/produkty?textSearch=fotel&colors=2&priceFrom=100&priceTo=2500'],
    ['Cena: 100 - 2 500 PLN', '/produkty?textSearch=fotel&colors=2,7'],
    ['Wyczyść wszystko', '/produkty?textSearch=fotel'],
  ])
})

test('FLT-32: without filters there are no badges; text, page and order are none', () => {
  expect(badges('textSearch=fotel&page=2&sortOrder=newest')).toEqual([])
})
