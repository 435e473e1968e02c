import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { FLAG_FACETS, LIST_FACETS, NUMBER_FACETS, RANGE_FACETS } from '../../domain/search/facets.ts'
import { type Filters, NO_FILTERS, parseFilters, toQueryString } from '../../domain/search/filters.ts'
import { MARKETS, type Market } from '../../domain/market.ts'
import type { Facets } from '../../domain/search/search-page.ts'
import { createTranslator, type Translate } from '../../i18n/translator.ts'
import { ActiveFilters } from './active-filters.tsx'
import { AllFilters } from './all-filters.tsx'
import { FilterBar, FilterBarFrame } from './filter-bar.tsx'

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
  return { filters, address: (other: Filters) => `/produkty${toQueryString(other)}`, market, t }
}
const bar = (filters: Filters = NO_FILTERS, market?: Market) =>
  renderToStaticMarkup(<FilterBar view={viewOf(filters, market)} facets={FACETS} />) + dialog(filters, market)
const dialog = (filters: Filters = NO_FILTERS, market?: Market) =>
  renderToStaticMarkup(<AllFilters view={viewOf(filters, market)} scope={{}} results={{ items: [], total: 1234, facets: FACETS }} />)
const inputs = (html: string, name: string) => [...html.matchAll(new RegExp(`<input[^>]* name="${name}"[^>]*>`, 'g'))].map(([tag]) => tag)

test.each([
  ['FLT-22', 'Sortowanie'],
  ['FLT-23', 'Cena'],
  ['FLT-24', 'Wymiary'],
  ['FLT-25', 'Rodzaj'],
  ['FLT-26', 'Materiał'],
  ['FLT-27', 'Kolor'],
  ['FLT-28', 'Wszystkie filtry'],
])('%s: a button %s is shown, also while the listing loads', (_id, name) => {
  const button = new RegExp(`<button[^>]*>(<svg.*?</svg>)?${name}<`)
  expect(bar()).toMatch(button)
  expect(renderToStaticMarkup(<FilterBarFrame t={viewOf(NO_FILTERS).t} />)).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>${name}<`))
})

test('FLT-28: the dialog is opened by the browser alone and shows how many products there are', () => {
  expect(bar()).toMatch(/<button[^>]* command="show-modal" commandfor="all-filters"/)
  // Where commands are unknown it opens as a popover.
  expect(bar()).toMatch(/<button[^>]* popoverTarget="all-filters" popoverTargetAction="show"/i)
  expect(bar()).toMatch(/<dialog id="all-filters"[^>]* popover="auto"/)
  expect(bar()).toMatch(/<dialog id="all-filters"/)
  expect(bar()).toContain('Pokaż 1 234 produkty')
})

test('GAP-73: the dialog holds every filter', () => {
  const titles = [...dialog().matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)
  expect(titles).toEqual(['Sortowanie', 'Cena', 'Wymiary', 'Rodzaj', 'Kategorie', 'Materiał', 'Kolor', 'Styl', 'Producent', 'Czas wysyłki'])
})

test('FLT-19: each menu is a GET form that carries the other filters along, but not the page', () => {
  const html = bar(parseFilters(new URLSearchParams('colors=2&priceFrom=100&page=3')))
  const forms = [...html.matchAll(/<form.*?<\/form>/g)].map(([form]) => form)
  expect(forms.filter((form) => /^<form[^>]* action="\/produkty"/.test(form) && /^<form[^>]* method="get"/.test(form))).toHaveLength(6)
  const carriesColors = forms.filter((form) => form.includes('<input type="hidden" name="colors" value="2"/>'))
  const ofPrice = carriesColors.flatMap((form) => inputs(form, 'priceFrom')).filter((tag) => tag.includes('type="number"'))
  expect(ofPrice).toHaveLength(1)
  expect(ofPrice[0]).toContain('value="100"')
  expect(html).not.toContain('name="page"')
})

test('FLT-33, FLT-34: price fields are in PLN, from and to, with the range of the hits', () => {
  const [from] = inputs(bar(), 'priceFrom')
  const [to] = inputs(bar(), 'priceTo')
  expect(from).toContain('placeholder="119"')
  expect(to).toContain('placeholder="4 301"')
  expect(bar()).toContain('>PLN<')
})

test('GAP-20: in a market with euros the price keeps PLN and shows euros beside it', () => {
  expect(bar(NO_FILTERS, MARKETS.hiszpania)).toContain('>PLN<')
  expect(bar(NO_FILTERS, MARKETS.hiszpania)).toContain('aprox. 28 - 1 000 €')
  expect(bar()).not.toContain('€')
})

test('EXT-02: a choice shows its hits; without any it can only be deselected', () => {
  const html = bar({ ...NO_FILTERS, classification: [2] })
  const boxes = inputs(html, 'classification').filter((tag) => tag.includes('checkbox'))
  const choice = (id: number) => boxes.find((tag) => tag.includes(`value="${id}"`))
  expect(html).toContain('1 812')
  expect(choice(1)).not.toContain('disabled')
  expect(choice(2)).toContain('checked')
  expect(choice(2)).not.toContain('disabled')
  expect(choice(3)).toContain('disabled')
})

test('a maker without hits is left out unless chosen', () => {
  const boxes = inputs(bar({ ...NO_FILTERS, manufacturer: [12] }), 'manufacturer').filter((tag) => tag.includes('checkbox'))
  expect(boxes.map((tag) => /value="(\d+)"/.exec(tag)?.[1])).toEqual(['7', '12'])
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

test.each([
  ['priceFrom=100', 'Cena: od 100 PLN'],
  ['dimensionWidthTo=80', 'Szerokość: do 80 cm'],
  ['onlyPromo=true', 'Tylko promocje'],
  ['isPriceNegotiable=true', 'Cena do negocjacji'],
  ['shippingDays=7', 'Do 7 dni roboczych'],
  ['materials=2', 'Dąb'],
  ['styles=9999', '9999'],
])('FLT-31, FLT-32: %s shows the badge "%s"', (query, title) => expect(badges(query)[0]?.[0]).toBe(title))

test('FLT-32: without filters there are no badges; text, page and order are none', () => {
  expect(badges('textSearch=fotel&page=2&sortOrder=newest')).toEqual([])
})
