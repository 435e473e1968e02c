import { describe, expect, test } from 'vitest'
import { CAMPAIGNS } from '#app/domain/marketing/campaigns.ts'
import { DAY_MS, instantOf } from '#app/domain/time/instant.ts'
import { RESERVED_IDS } from '#app/domain/product/special-ids.ts'
import { ALL_LOOKS, PHOTO_VIEWS } from '../photos/looks.ts'
import { photographKey } from '../photos/photographs.ts'
import { flawRows, photographRows } from './photo-rows.ts'
import { shownOf } from './made-of.ts'
import { DEFAULT_SEED } from '../seed-size.ts'
import { catalogOf } from './catalog.ts'
import { FIRST_CREATED, LAST_CREATED } from './created-at.ts'
import { NOUN_PLANS } from './noun-plans.ts'
import type { ProductRows } from './product-rows.ts'

const SEED = 7
const SIZE = 6000
const CATALOG = ordered(catalogOf(SEED, SIZE))
const PRODUCTS = CATALOG.map(({ product }) => product)

/** By index: the newest of each category come last. */
function ordered(rows: Iterable<ProductRows>): ProductRows[] {
  return [...rows].sort((a, b) => a.product.id - b.product.id)
}

/** Share of the catalog, between 0 and 1. */
const share = (fits: (product: (typeof PRODUCTS)[number]) => boolean) => PRODUCTS.filter(fits).length / SIZE

test('a product depends on the seed and the products before it', () => {
  expect(ordered(catalogOf(SEED, 300))).toEqual(ordered(catalogOf(SEED, 300)))
  expect(ordered(catalogOf(SEED + 1, 300))).not.toEqual(ordered(catalogOf(SEED, 300)))
})

test('the size of the catalog moves instants, not things; only the newest page of a category may differ', () => {
  const small = ordered(catalogOf(SEED, 3000)).map(({ product }) => product)
  const moved = small.filter(({ name, photos, stock }, index) => {
    const same = PRODUCTS[index]
    return name !== same?.name || stock !== same.stock || photos?.join() !== same.photos?.join()
  })
  expect(moved.length).toBeLessThan(200)
  expect(moved.filter(({ isBestseller }) => isBestseller)).toEqual([])
})

test('GAP-129: ids are unique, rise with the index and leave out the reserved ones', () => {
  const ids = PRODUCTS.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  expect(ids.filter((id) => RESERVED_IDS.includes(id))).toEqual([])
})

test('products are added one after the other from 2019 to October 2026', () => {
  const instants = PRODUCTS.map(({ createdAt }) => createdAt)
  expect(instants.every((at, index) => index === 0 || at > (instants[index - 1] ?? 0))).toBe(true)
  expect(instants[0]).toBeGreaterThanOrEqual(FIRST_CREATED)
  expect(instants.at(-1)).toBeLessThanOrEqual(LAST_CREATED)
})

test('every second-level category has products', () => {
  const found = new Set(PRODUCTS.flatMap(({ categories }) => categories))
  expect(new Set(NOUN_PLANS.map(({ categoryId }) => categoryId))).toEqual(found)
})

test('dimensions are those of the noun: nothing is larger than the largest thing of its category', () => {
  for (const { categories, width, height, depth } of PRODUCTS) {
    const sizes = NOUN_PLANS.filter(({ categoryId }) => categories.includes(categoryId)).map(({ size }) => size)
    const fits = sizes.some(([w, h, d]) => within(width, w) && within(height, h) && (d === undefined ? depth === null : within(depth, d)))
    expect(fits, `${categories.join()}: ${width} × ${height} × ${depth}`).toBe(true)
  }
})

// Sizes of variants are rounded to 5 cm, so they may leave the span by as much.
const within = (value: number | null, [from, to]: readonly [number, number]) => value !== null && value >= from - 3 && value <= to + 3

test.each([
  ['sold out', (p: (typeof PRODUCTS)[number]) => p.stock === 0, 0.03, 0.05],
  ['single', (p: (typeof PRODUCTS)[number]) => p.stock === 1, 0.6, 0.75],
  ['vintage', (p: (typeof PRODUCTS)[number]) => p.classificationId === 1, 0.5, 0.65],
  [
    'on a promotion that is not over',
    (p: (typeof PRODUCTS)[number]) => p.promoPrice !== null && (p.promoEndsAt ?? Infinity) > LAST_CREATED,
    0.1,
    0.15,
  ],
  ['negotiable', (p: (typeof PRODUCTS)[number]) => p.askingPrice !== null, 0.06, 0.11],
  ['without a photo', (p: (typeof PRODUCTS)[number]) => p.photos.length === 0, 0.02, 0.04],
  ['not published', (p: (typeof PRODUCTS)[number]) => p.statusId !== 'PUBLISHED', 0.005, 0.02],
  ['bestsellers', (p: (typeof PRODUCTS)[number]) => p.isBestseller, 0.03, 0.055],
  ['sent free', (p: (typeof PRODUCTS)[number]) => p.standardDeliveryPrice === 0, 0.07, 0.13],
  ['in a variant group', (p: (typeof PRODUCTS)[number]) => p.variantGroupId !== null, 0.06, 0.1],
] as const)('the share of things that are %s', (_what, fits, least, most) => {
  expect(share(fits)).toBeGreaterThan(least)
  expect(share(fits)).toBeLessThan(most)
})

test('every picture has been photographed', () => {
  const there = new Set([...photographRows(), ...flawRows()].map(({ key }) => key))
  expect(PRODUCTS.flatMap(({ photos }) => photos).filter((key) => !there.has(key))).toEqual([])
})

test('GAP-155: products have the category, the materials and the colour of their picture', () => {
  const keysOf = (look: (typeof ALL_LOOKS)[number]) => PHOTO_VIEWS.map((view) => photographKey(look, view))
  const lookOf = new Map(ALL_LOOKS.flatMap((look) => keysOf(look).map((key) => [key, look])))
  const shown = PRODUCTS.flatMap((product) => {
    const look = lookOf.get(product.photos[0] ?? '')
    return look ? [{ look, product, ...shownOf(look) }] : []
  })
  expect(shown.length).toBeGreaterThan(0.95 * SIZE)
  expect(
    shown.filter(
      ({ look, product, makeUp, colour }) =>
        product.categories.join() !== String(look.categoryId) ||
        product.colors.join() !== String(colour) ||
        product.materials.join() !== makeUp.materials.join(),
    ),
  ).toEqual([])
})

test('a description is 50 to 160 words in paragraphs and a list, without exclamation marks', () => {
  for (const { description } of PRODUCTS) {
    const words = description
      .replaceAll(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length
    expect(words, description).toBeGreaterThanOrEqual(50)
    expect(words, description).toBeLessThanOrEqual(160)
    expect(description).toMatch(/^<p>.*<ul>(<li>.*<\/li>)+<\/ul>.*<\/p>$/)
    expect(description).not.toMatch(/!|undefined|null|NaN|  /)
  }
})

test('titles are short, Polish and distinct enough', () => {
  const names = PRODUCTS.map(({ name }) => name)
  expect(names.filter((name) => name.length > 96 || !/^\p{Lu}/u.test(name) || / {2}| ,|,,|undefined|null/.test(name))).toEqual([])
  expect(new Set(names).size / SIZE).toBeGreaterThan(0.95)
})

describe('EXT-01: price history', () => {
  test.each([
    ['begins with the product', ({ product, prices }: (typeof CATALOG)[number]) => prices[0]?.at === product.createdAt],
    ['has two to five prices', ({ prices }: (typeof CATALOG)[number]) => prices.length >= 2 && prices.length <= 5],
    [
      'only grows, and each price differs from the one before',
      ({ prices }: (typeof CATALOG)[number]) =>
        prices.every((point, step) => step === 0 || (point.at > (prices[step - 1]?.at ?? 0) && point.price !== prices[step - 1]?.price)),
    ],
    [
      'says the effective price at every edge of a promotion and today',
      (rows: (typeof CATALOG)[number]) => edgesOf(rows).every((at) => priceAt(rows, at) === effectivePrice(rows, at)),
    ],
    [
      'knows a price of the 30 days before a promotion',
      ({ product, prices }: (typeof CATALOG)[number]) =>
        product.promoStartsAt === null || (prices[0]?.at ?? Infinity) <= product.promoStartsAt - 30 * DAY_MS,
    ],
    [
      'has promotions below the regular price and below every price of the 30 days before, so that each may be announced',
      ({ product: { promoPrice, promoStartsAt, regularPrice }, prices }: (typeof CATALOG)[number]) =>
        promoPrice === null || (promoPrice > 0 && promoPrice < Math.min(regularPrice, ...pricesBefore(prices, promoStartsAt ?? 0))),
    ],
  ])('%s', (_sentence, holds) => {
    expect(CATALOG.filter((rows) => !holds(rows)).map(({ product }) => product.id)).toEqual([])
  })

  test('on 17 March 2022 some things are in the night of shopping, and all such promotions are over today', () => {
    const night = instantOf('2022-03-17 12:00:00')
    const past = PRODUCTS.filter(({ promoStartsAt }) => promoStartsAt !== null && promoStartsAt < instantOf('2023-01-01 00:00:00'))
    expect(
      past.filter(({ promoStartsAt, promoEndsAt }) => (promoStartsAt ?? Infinity) <= night && (promoEndsAt ?? 0) > night).length,
    ).toBeGreaterThan(5)
    expect(past.every(({ promoEndsAt }) => promoEndsAt !== null && promoEndsAt < FIRST_CREATED + 1300 * DAY_MS)).toBe(true)
  })

  test.each(CAMPAIGNS)('PRM-01: the smallest catalog has things on sale that were in the campaign $slug', ({ from }) => {
    const startsAt = instantOf(`${from}:00`)
    const onSale = ordered(catalogOf(DEFAULT_SEED, 1000)).filter(({ product }) => product.statusId === 'PUBLISHED' && product.stock > 0)
    expect(onSale.filter(({ product }) => product.promoStartsAt === startsAt).length).toBeGreaterThan(1)
  })

  test('for some promotions the lowest price of 30 days is below the regular price', () => {
    const risen = CATALOG.filter(
      ({ product: { promoStartsAt, regularPrice }, prices }) =>
        promoStartsAt !== null && Math.min(...pricesBefore(prices, promoStartsAt)) < regularPrice,
    )
    expect(risen.length).toBeGreaterThan(10)
  })
})

/** All prices in force during the 30 days before. */
function pricesBefore(prices: (typeof CATALOG)[number]['prices'], startsAt: number): number[] {
  return prices
    .filter(({ at }, index) => at < startsAt && (prices[index + 1]?.at ?? Infinity) > startsAt - 30 * DAY_MS)
    .map(({ price }) => price)
}

const TODAY = instantOf('2026-11-21 12:00:00')

function edgesOf({ product }: (typeof CATALOG)[number]): number[] {
  const { promoStartsAt: start, promoEndsAt: end } = product
  return [TODAY, ...(start === null ? [] : [start - 1, start]), ...(end === null ? [] : [end - 1, end])]
}

function priceAt({ prices }: (typeof CATALOG)[number], instant: number): number | undefined {
  return prices.findLast(({ at }) => at <= instant)?.price
}

function effectivePrice({ product }: (typeof CATALOG)[number], instant: number): number | null {
  const { promoPrice, promoStartsAt, promoEndsAt, regularPrice } = product
  return promoStartsAt !== null && promoStartsAt <= instant && instant < (promoEndsAt ?? Infinity) ? promoPrice : regularPrice
}
