import { expect, test } from 'vitest'
import { listedCards } from './listed-cards.ts'
import { listedPriceFault, pagePriceFault, readAmount, shownAmounts, structuredOffer } from './price-oracles.ts'

const PRODUCT = { id: 7, names: { pl: '', en: '', es: '' }, isOffered: true, colors: [4], prices: { pl: 150_000, en: 34_884, es: 34_884 } }
const PLN = { market: 'pl', currency: 'PLN', sells: false } as const
const page = (price: string, shown: string) =>
  `{"offers":{"@type":"Offer","url":"/","price":${price},"priceCurrency":"PLN"}}<p class="current">${shown}</p>`
const card = (id: number, price: string) => `<li><article><h3><a href="/fotel-${id}">Fotel</a></h3><p>${price}</p></article></li>`

test.each([
  ['1 500', 150_000],
  ['58,14', 5814],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['12 990', 1_299_000],
  ['od 5', null],
])('"%s" is %s', (text, minor) => expect(readAmount(text)).toBe(minor))

test('amounts of another currency are none', () => {
  expect(shownAmounts('<p>1 500 zł</p><p>58,14 €</p>', 'EUR')).toEqual([5814])
})

test.each([
  ['the right price', page('1500', '1 500 zł'), undefined],
  ['ten times the price', page('15000', '15 000 zł'), 'price-page'],
  ['another price in its text than in its data', page('1500', '1 400 zł'), 'price-page'],
  ['no price', '<p>…</p>', 'price-page'],
  ['the currency of another market', page('1500', '1 500 zł').replace('"PLN"', '"EUR"'), 'price-page'],
])('a product page with %s', (_what, html, oracle) => expect(pagePriceFault(html, PRODUCT, PLN)?.oracle).toBe(oracle))

test('the structured price is that of the offer', () =>
  expect(structuredOffer(page('1500.5', ''))).toEqual({ minor: 150_050, currency: 'PLN', isSold: false }))

test.each([
  ['is sold', true, page('1500', 'Sprzedane'), undefined],
  ['is sold, though nobody buys', false, page('1500', 'Sprzedane'), 'price-page'],
  ['is sold at another price', true, page('1400', 'Sprzedane'), 'price-page'],
] as const)('the page of a product that %s', (_what, sells, html, oracle) => {
  const sold = html.replace('"PLN"', '"PLN","availability":"https://schema.org/SoldOut"')
  expect(pagePriceFault(sold, PRODUCT, { ...PLN, sells })?.oracle).toBe(oracle)
})

test('a card of a listing may be sold only where somebody buys', () => {
  const sold = listedCards(card(7, 'Sprzedane').replace('<article', '<article data-sold=""'))
  const faultIf = (sells: boolean) => listedPriceFault(sold, (id) => ({ ...PRODUCT, id }), { ...PLN, sells })?.oracle
  expect([faultIf(true), faultIf(false)]).toEqual([undefined, 'price-listing'])
})

test('cards of a listing are read from the top, each once, and the first wrong price is found', () => {
  const html = `<ul>${card(7, '1 500 zł')}${card(8, '20 zł')}${card(7, '1 500 zł')}</ul>`
  expect(listedCards(html).map(({ id, path }) => [id, path])).toEqual([
    [7, '/fotel-7'],
    [8, '/fotel-8'],
  ])
  const productOf = (id: number) => ({ ...PRODUCT, id })
  expect(listedPriceFault(listedCards(html), productOf, PLN)?.seen).toContain('product 8')
  expect(listedPriceFault(listedCards(html).slice(0, 1), productOf, PLN)).toBeNull()
  expect(listedPriceFault(listedCards(html), () => null, PLN)).toBeNull()
})
