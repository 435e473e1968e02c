import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { CategoryId, ProductId, VendorId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import { MARKETS } from '../../domain/market.ts'
import type { ListingItem } from '../../domain/product/listing-item.ts'
import type { Photo } from '../../domain/product/photo.ts'
import { HOUR_MS } from '../../domain/time/instant.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { cardEvent } from './card-event.ts'
import { cardFacts } from './card-facts.ts'
import { ProductCards } from './product-cards.tsx'

const NOW = Date.parse('2022-03-17T11:00:00Z')
const money = (zloty: number) => ({ minor: zloty * 100, currencyId: 'PLN' as const })
const photo = (key: string): Photo => ({ id: key, url: `/photos/${key}-640.avif`, alt: key, width: 1280, height: 1600, color: '#d8cfc0' })
const variants = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, imageUrl: '/photos/oak-640.avif', color: null, text: `Dąb ${id}` }))

const ITEM: ListingItem = {
  productId: 4711 as ProductId,
  href: '/fotel-366-4711',
  title: 'Fotel 366',
  imageUrl: '/photos/front-640.avif',
  photos: [photo('front'), photo('side')],
  price: { price: money(1000), promoPrice: null, promoEndDate: null, lowest30Days: null, currency: 'PLN', promoPercentage: null },
  isPriceNegotiable: false,
  vendor: { id: 1 as VendorId, name: 'Dom z duszą', href: '/sprzedawca/dom-z-dusza-1' },
  variants: [],
  categories: [3001 as CategoryId],
  deliveryTypeId: 1,
  isSoldOut: false,
  isLastItem: false,
  classification: { unique: false, vintage: false, antique: false },
  bestseller: false,
  hasFreeShipping: false,
  hasFreeDelivery: false,
  twoDaysShipping: false,
  promoLabels: [],
  tags: [],
  gaEvent: {
    item_name: 'Fotel 366',
    item_id: 4711 as ProductId,
    item_variant_id: null,
    item_brand_id: 1 as VendorId,
    item_brand: '',
    price: 1000,
    category: null,
  },
}
const ON_PROMO = { ...ITEM.price, promoPrice: money(800), lowest30Days: money(1000) }

let t: Awaited<ReturnType<typeof createTranslator>>
beforeAll(async () => {
  t = await createTranslator('pl')
})

function card(changes: Partial<ListingItem>, isFirst = false, language: Language = 'pl'): string {
  const input = { language, market: MARKETS.polska, t, now: NOW }
  const html = renderToStaticMarkup(
    <ProductCards items={[{ ...ITEM, ...changes }]} input={input} isFirstEager={isFirst} list={{ className: 'list' }} />,
  )
  return /<article.*<\/article>/s.exec(html)?.[0] ?? ''
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')
const badgesOf = (html: string) =>
  textOf(/<ul[^>]*>(.*?)<\/ul>/.exec(html)?.[1] ?? '')
    .split(/\s{2,}/)
    .map((text) => text.trim())
    .filter(Boolean)

test('CARD-01, CARD-03: title and vendor are links', () => {
  expect(card({})).toContain('<a href="/fotel-366-4711">Fotel 366</a>')
  expect(card({})).toMatch(/<a [^>]*href="\/sprzedawca\/dom-z-dusza-1"[^>]*>Dom z duszą<\/a>/)
})

test.each([
  ['pl', '<a href="/fotel-366-4711">Fotel 366</a>', 'alt="Fotel 366, z boku"'],
  ['en', '<a href="/fotel-366-4711" lang="pl">Fotel 366</a>', 'alt="z boku"'],
] as const)(
  'WCAG 3.1.2: in %s a title says its language where that is another, and a photo names what the title does not',
  (language, title, alt) => {
    const html = card({ photos: [{ ...photo('front'), alt: 'Fotel 366, z boku' }] }, false, language)
    expect(html).toContain(title)
    expect(html).toContain(alt)
    expect([...html.matchAll(/ lang="/g)]).toHaveLength(language === 'pl' ? 0 : 1)
  },
)

test('GAP-79: the lowest price of 30 days is shown with a promo price and never without', () => {
  expect(textOf(card({ price: ON_PROMO }))).toMatch(/Najniższa cena z 30 dni przed obniżką:\s+1 000 zł/)
  expect(textOf(card({ price: { ...ITEM.price, lowest30Days: money(850) } }))).not.toContain('Najniższa cena')
})

test.each([
  ['the lowest price of 30 days is crossed out, and the percentage is of it', money(1000), '1 000 zł', '-20%'],
  ['nothing is crossed out where nobody knows it', null, null, null],
])('EXT-01: %s', (_, lowest30Days, prior, percent) => {
  const html = card({ price: { ...ON_PROMO, lowest30Days } })
  expect(textOf(/<del.*?<\/del>/.exec(html)?.[0] ?? '').includes(prior ?? 'zł')).toBe(prior !== null)
  expect(/-\d+%/.exec(textOf(html))?.[0] ?? null).toBe(percent)
  expect(textOf(html)).toContain('800 zł')
})

test.each([
  ['its last hours', NOW + 5 * HOUR_MS, 'Zostało 5 godzin'],
  ['no end', null, null],
])('spec §4: a reduction says how long it lasts yet: %s', (_how, promoEndDate, left) => {
  expect(/Został[aoy]? \d+ \p{L}+/u.exec(textOf(card({ price: { ...ON_PROMO, promoEndDate } })))?.[0] ?? null).toBe(left)
})

test('GAP-26, GAP-90: the two most important badges, and the reduction beside the price', () => {
  const html = card({
    isLastItem: true,
    classification: { unique: true, vintage: true, antique: false },
    bestseller: true,
    price: ON_PROMO,
  })
  expect(badgesOf(html)).toEqual(['Ostatnia sztuka', 'Unikat'])
  expect(textOf(html)).toContain('-20%')
})

test.each([
  ['all in their order where it shows fewer', { unique: true, vintage: true, antique: false }, 'Unikat|Vintage|-20%|Bestseller'],
  ['the reduction, which it shows beside the price', undefined, '-20%|Bestseller'],
] as const)('GAP-90: for the screen before its page a card keeps %s', (_, classification, kept) => {
  const html = card({ bestseller: true, price: ON_PROMO, ...(classification && { classification }) })
  expect(/data-badges="([^"]*)"/.exec(html)?.[1]).toBe(kept)
})

test('EXT-30: a card of what is sold has its state where the price stood, and says it once', () => {
  const html = card({ isSoldOut: true, price: ON_PROMO, classification: { unique: false, vintage: true, antique: false } })
  expect(html).toMatch(/<p [^>]*data-sold=""[^>]*>Sprzedane<\/p>/)
  expect(textOf(html)).not.toMatch(/\d zł|-20%/)
  expect(textOf(html).match(/Sprzedane/g)).toHaveLength(1)
  expect(badgesOf(html)).toEqual(['Vintage'])
  expect(html).toMatch(/<article[^>]* data-sold=""/)
  expect(card({})).not.toContain('data-sold=')
})

test.each([
  [3, 3, ''],
  [4, 3, '+1'],
])('CARD-12, CARD-13: of %i variants %i are shown at 28 x 28, then "%s"', (count, shown, more) => {
  const html = card({ variants: variants(count) })
  expect(html.match(/width="28" height="28"/g)).toHaveLength(shown)
  expect(/\+\d+/.exec(textOf(html))?.[0] ?? '').toBe(more)
})

test('GAP-89: without photos a placeholder says whose photo is missing', () => {
  const html = card({ imageUrl: null, photos: [] })
  expect(html).not.toContain('<img')
  expect(html).toMatch(/role="img" aria-label="Fotel 366/)
})

test('only the first photo of a page is fetched before others, and the one for hovering is not in the page', () => {
  const images = (html: string) => [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  const [main, ...others] = images(card({}, true))
  expect(main).toContain('fetchPriority="high"')
  expect(main).not.toContain('loading="lazy"')
  expect(others).toEqual([])
  expect(card({})).not.toContain('fetchPriority')
  expect(images(card({}))[0]).toContain('loading="lazy"')
})

test('only the first card of a list is fetched before others', () => {
  const items = [ITEM, { ...ITEM, productId: 4712 as ProductId }]
  const input = { language: 'pl' as const, market: MARKETS.polska, t, now: NOW }
  const html = renderToStaticMarkup(<ProductCards items={items} input={input} isFirstEager list={{ className: 'list' }} />)
  expect(html.match(/<img[^>]*fetchPriority/g)).toHaveLength(1)
})

test.each([
  ['for sale', {}, true],
  ['sold', { isSoldOut: true }, false],
  ['that nobody delivers', { deliveryTypeId: -1 }, false],
])('CARD-11: what is %s can be added: %s', (_what, changes, canBe) => {
  expect(card(changes).includes('aria-label="Dodaj do koszyka: Fotel 366"')).toBe(canBe)
})

const NAMED = { ...ITEM, gaEvent: { ...ITEM.gaEvent, item_brand: ITEM.vendor.name } }
test.each<[string, ListingItem]>([
  ['as it is', NAMED],
  ['a variant, in a category', { ...NAMED, gaEvent: { ...NAMED.gaEvent, item_variant_id: NAMED.productId, category: 3001 as CategoryId } }],
  ['a promo past its end', { ...NAMED, price: { ...ON_PROMO, promoEndDate: NOW - 1 }, gaEvent: { ...NAMED.gaEvent, price: 800 } }],
  ['sold out', { ...NAMED, isSoldOut: true }],
  ['in another currency', { ...NAMED, price: { ...NAMED.price, currency: 'EUR' } }],
])('spec §7: a card tells analytics what the shop does: %s', (_, item) => {
  const facts = cardFacts(item, { language: 'pl', market: MARKETS.polska, t, now: NOW })
  expect(cardEvent(facts, 'PLN')).toEqual({ currency: item.price.currency, items: [item.gaEvent] })
})
