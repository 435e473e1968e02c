import { beforeAll, expect, test } from 'vitest'
import { productDetails, viewedLast, type WireProduct } from '#app/shop-api/contract/product.ts'
import { PRODUCT, VARIANT_GROUP } from '../test-world/products.ts'
import { createTestWorld, type TestWorld } from '../test-world/test-world.ts'
import { freeDelivery } from '../wire/delivery.ts'

let world: TestWorld
beforeAll(() => {
  world = createTestWorld()
})

async function details(id: number, langId = 'pl'): Promise<WireProduct> {
  return (await world.call(productDetails, `/shop/product/details/${id}`, { headers: { langId } })).data
}

test('PRD-26, PRD-27, PRD-28: id, name, main photo and photos with addresses and alternative texts in the language', async () => {
  const product = await details(PRODUCT.plain, 'en')
  expect(product).toMatchObject({ id: PRODUCT.plain, name: 'Fotel 366' })
  expect(product.mainPhoto).toEqual({
    id: 'fotel-front',
    url: '/photos/fotel-front-640.avif',
    alt: 'Fotel 366, front view',
    width: 1280,
    height: 1280,
    color: '#d8cfc0',
  })
  expect(product.photos.map((photo) => photo.alt)).toEqual(['Fotel 366, front view', 'Fotel 366, side view', 'Fotel 366, detail'])
})

test.each([
  ['a product without photos', PRODUCT.withoutPhoto],
  ['a product whose picture is unknown', PRODUCT.bare],
])('GAP-89: %s has no main photo', async (_case, id) => {
  expect(await details(id)).toMatchObject({ mainPhoto: null, photos: [] })
})

test('EXT-39: a photo of a flaw names it in the language; others have no such field', async () => {
  const { photos } = await details(PRODUCT.flawed, 'es')
  expect(photos.map(({ flaw }) => flaw)).toEqual([undefined, 'arañazo'])
  expect(photos[1]?.alt).toBe('Fotel 366, de cerca: arañazo')
})

test('PRD-29, PRD-30, PRD-31, PRD-32, PRD-33, PRD-34: description, stock, status, classification, shipping days, bestseller', async () => {
  expect(await details(PRODUCT.plain)).toMatchObject({
    description: '<p>Fotel z lat 60.</p>',
    amountOfAvailableItems: 1,
    status: { id: 'PUBLISHED' },
    classificationId: 1,
    shippingDays: 2,
    isBestseller: true,
  })
})

test.each([
  ['exactly 350 PLN is not above', PRODUCT.priceAtThreshold, { hasFreeShipping: false, hasFreeDelivery: false }],
  ['350.01 PLN is above', PRODUCT.priceAboveThreshold, { hasFreeShipping: false, hasFreeDelivery: true }],
  ['the reduced price counts', PRODUCT.promoBelowThreshold, { hasFreeShipping: false, hasFreeDelivery: false }],
  ['the vendor ships it for nothing', PRODUCT.shippedFree, { hasFreeShipping: true, hasFreeDelivery: true }],
  ['what nobody delivers is not delivered free', PRODUCT.withoutDelivery, { hasFreeShipping: false, hasFreeDelivery: false }],
])('PRD-35, PRD-36: %s', async (_case, id, expected) => {
  expect(await details(id)).toMatchObject(expected)
  // GAP-77: always compared in PLN, whatever the market's currency.
  expect(await details(id, 'es')).toMatchObject(expected)
})

test('EXT-49: free delivery is not promised in a country to which the seller does not send', () => {
  const prices = { regularPrice: 40_000, promoPrice: null, promoStartsAt: null, promoEndsAt: null }
  const isFree = (vendorId: number) =>
    freeDelivery({ ...prices, vendorId, standardDeliveryPrice: 2_000, homeDeliveryPrice: null }, { countryId: 'es', now: 0 })
      .hasFreeDelivery
  expect([8, 9].map(isFree)).toEqual([true, false])
})

test.each([
  [
    'both',
    PRODUCT.plain,
    { STANDARD: { price: 99, currencyId: 'PLN', deliveryTypeId: 1 }, HOME: { price: 199, currencyId: 'PLN', deliveryTypeId: 2 } },
  ],
  ['only HOME', PRODUCT.homeOnly, { HOME: { price: 199, currencyId: 'PLN', deliveryTypeId: 2 } }],
  ['none', PRODUCT.withoutDelivery, {}],
])('PRD-37: delivery configurations: %s', async (_case, id, expected) => {
  expect((await details(id)).deliveryConfigurations).toEqual(expected)
})

test('PRD-38, PRD-39, PRD-40: vendor, suspension and holiday', async () => {
  expect(await details(PRODUCT.plain)).toMatchObject({
    vendor: { id: 1, name: 'Dom z duszą' },
    vendorId: 1,
    vendorName: 'Dom z duszą',
    isVendorSuspended: false,
    vendorVacation: null,
    returnPaidBy: 'BUYER',
  })
  expect(await details(PRODUCT.ofSuspendedVendor)).toMatchObject({ isVendorSuspended: true })
  expect(await details(PRODUCT.ofVendorOnHoliday)).toMatchObject({ returnPaidBy: 'SELLER' })
  expect((await details(PRODUCT.ofVendorOnHoliday)).vendorVacation).toEqual({
    date: '2022-03-20 00:00:00',
    timezone_type: 3,
    timezone: 'Europe/Warsaw',
  })
})

test('PRD-41, GAP-23: nested prices of an open promo with its end in Warsaw time and the lowest price of the 30 days before', async () => {
  expect((await details(PRODUCT.promoOpen)).prices).toEqual({
    regular: 1000,
    promo: 750.5,
    askingPrice: null,
    currencyId: 'PLN',
    lowestPriceLast30Days: 820,
    promotionDetails: { endDate: { date: '2022-03-18 12:00:00', timezone_type: 3, timezone: 'Europe/Warsaw' } },
  })
})

test.each([
  ['not begun', PRODUCT.promoAhead, null, null],
  ['ended this instant', PRODUCT.promoEnded, null, null],
  ['begun this instant, without end', PRODUCT.promoWithoutEnd, 800, { endDate: null }],
])('GAP-80: a promo %s', async (_case, id, promo, promotionDetails) => {
  const { prices } = await details(id)
  expect(prices).toMatchObject({ regular: 1000, promo, promotionDetails })
  expect(prices.lowestPriceLast30Days).toBe(promo === null ? null : 1000)
})

test('GAP-82: an asking price makes the price negotiable', async () => {
  expect((await details(PRODUCT.negotiable)).prices.askingPrice).toBe(860)
  expect((await details(PRODUCT.negotiable, 'es')).prices.askingPrice).toBe(200)
})

test('PRD-43, PRD-44: promo labels of the tags, tags and categories', async () => {
  expect(await details(PRODUCT.plain)).toMatchObject({
    tags: [50],
    categories: [3001],
    promoLabels: [{ tag: 50, text: 'Noc (pl)', after: { date: '2022-03-16 12:00:00' }, before: { date: '2022-03-18 12:00:00' } }],
  })
})

test('PRD-45: chains of categories from the top down in the language (GAP-17)', async () => {
  expect((await details(PRODUCT.plain, 'en')).categoriesWithHierarchy).toEqual([
    [
      { id: 145, translation: 'Furniture', urlSlug: 'in-english' },
      { id: 3001, translation: 'Armchairs', urlSlug: 'in-english' },
    ],
  ])
})

test('PRD-46, PRD-50, PRD-52: a variant group has its options by product id, the current one checked, drafts left out', async () => {
  const { variantGroup } = await details(PRODUCT.imageVariant)
  expect(variantGroup).toMatchObject({ id: VARIANT_GROUP.image, type: 'IMAGE', productsCount: 2 })
  expect(variantGroup?.translations).toContainEqual({ langId: 'en', text: 'Wood' })
  expect(variantGroup?.options).toEqual([
    {
      id: PRODUCT.imageVariant,
      isChecked: true,
      isActive: true,
      product: { id: PRODUCT.imageVariant, name: 'Fotel 366' },
      values: [
        { langId: 'pl', text: 'Dąb' },
        { langId: 'en', text: 'Dąb (en)' },
      ],
      color: null,
      image: { url: '/photos/fotel-front-640.avif' },
    },
    expect.objectContaining({ id: PRODUCT.imageVariantSoldOut, isChecked: false, isActive: false }),
  ])
  expect((await details(PRODUCT.plain)).variantGroup).toBeNull()
})

test.each([
  ['COLOUR', PRODUCT.colourVariant, '#2f6b3a'],
  ['TEXT', PRODUCT.textVariant, null],
])('PRD-51: options of a %s group have no image', async (type, id, color) => {
  const { variantGroup } = await details(id)
  expect(variantGroup?.type).toBe(type)
  expect(variantGroup?.options[0]).toMatchObject({ color, image: null })
})

test('PRD-47: the dimensions a product has, in cm', async () => {
  expect((await details(PRODUCT.plain)).dimensions).toEqual([
    { id: 'width', translation: 'szerokość', value: 62, unit: 'cm' },
    { id: 'height', translation: 'wysokość', value: 74, unit: 'cm' },
    { id: 'depth', translation: 'głębokość', value: 70, unit: 'cm' },
  ])
  expect((await details(PRODUCT.bare)).dimensions).toEqual([])
})

test('PRD-48, PRD-49: styles, condition, materials, era, colours, designer and manufacturer in the language', async () => {
  expect(await details(PRODUCT.plain, 'es')).toMatchObject({
    styles: [{ id: 4, translation: 'Mid-century modern', urlSlug: 'en-espanol' }],
    condition: { id: 4, translation: 'perfecto', annotation: 'Bez śladów używania.' },
    materials: [{ id: 2, translation: 'Roble' }],
    era: { id: 8, translation: 'años 60' },
    colors: [{ id: 21, translation: 'verde', color: '#2f6b3a' }],
    designer: { id: 9, name: 'Józef Chierowski' },
    manufacturer: { id: 7, name: 'Thonet' },
  })
  expect(await details(PRODUCT.bare)).toMatchObject({ styles: [], materials: [], era: null, designer: null, manufacturer: null })
})

test('a draft is returned by direct link', async () => {
  expect((await details(PRODUCT.draft)).status).toEqual({ id: 'DRAFT' })
})

test.each([
  ['pl', 'PLN', 1000, 750.5, 820, 99],
  ['en', 'EUR', 232.56, 174.53, 190.7, 23.02],
  ['es', 'EUR', 232.56, 174.53, 190.7, 23.02],
])(
  'MKT-02, MKT-06, MKT-09: prices of %s are in %s at the rate of the table (GAP-76)',
  async (langId, currencyId, regular, promo, lowestPriceLast30Days, delivery) => {
    const product = await details(PRODUCT.promoOpen, langId)
    expect(product.prices).toMatchObject({ currencyId, regular, promo, lowestPriceLast30Days })
    expect(product.deliveryConfigurations.STANDARD).toMatchObject({ currencyId, price: delivery })
  },
)

test('MKT-13: without langId the response is Polish', async () => {
  const { data } = await world.call(productDetails, `/shop/product/details/${PRODUCT.plain}`)
  expect(data).toMatchObject({ prices: { currencyId: 'PLN' }, era: { translation: 'lata 60. XX wieku' } })
})

async function idsOf(query: string): Promise<number[]> {
  return (await world.call(viewedLast, `/shop/product/viewed/last?${query}`)).data.items.map((item) => item.id)
}

test('API-24: the requested products in their order, without unknown ones and duplicates', async () => {
  expect(await idsOf('productsIds=5,999999,3,5,1')).toEqual([5, 3, 1])
})

test('EXT-38: each with its outer measures, as on its own page', async () => {
  const { items } = (await world.call(viewedLast, `/shop/product/viewed/last?productsIds=${PRODUCT.plain}`)).data
  const { dimensions } = await details(PRODUCT.plain)
  expect(dimensions.length).toBeGreaterThan(0)
  expect(items[0]?.size).toMatchObject(Object.fromEntries(dimensions.map(({ id: side, value }) => [side, value])))
})

test('PRD-69: eight by default, else per_page', async () => {
  expect(await idsOf('productsIds=1,2,3,4,5,6,7,8,9')).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(await idsOf('productsIds=1,2,3&per_page=2')).toEqual([1, 2])
})

test('GAP-70: sold-out products and those of suspended vendors are included', async () => {
  expect(await idsOf(`productsIds=${PRODUCT.soldOut},${PRODUCT.ofSuspendedVendor}`)).toEqual([PRODUCT.soldOut, PRODUCT.ofSuspendedVendor])
})
