import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { DAY_MS } from '../../domain/time/instant.ts'
import { worldFetch, worldInput, worldProduct } from '../../testing/world-input.ts'
import { productJsonLd } from './product-json-ld.ts'

const fetch = worldFetch()

/** JSON-LD of the plain product with changes. */
async function jsonLd(changes: Partial<Product> = {}, language: Language = 'pl') {
  const input = await worldInput({ params: {}, language, fetch })
  return productJsonLd({ input, product: { ...(await worldProduct(input.shop, PRODUCT.plain)), ...changes }, description: 'Opis' })
}

test('SEO-08, GAP-123: a product with its offer, delivery and returns', async () => {
  expect(await jsonLd()).toMatchObject({
    '@type': 'Product',
    image: expect.arrayContaining([expect.stringMatching(/^https:\/\/shop\.test\/photos\//)]),
    sku: String(PRODUCT.plain),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'PLN',
      url: expect.stringMatching(/^https:\/\/shop\.test\/[a-z0-9-]+-\d+$/),
      hasMerchantReturnPolicy: {
        merchantReturnDays: 14,
        applicableCountry: 'PL',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
      shippingDetails: expect.arrayContaining([expect.objectContaining({ '@type': 'OfferShippingDetails' })]),
    },
  })
})

test.each([
  ['SELLER', { returnFees: 'https://schema.org/FreeReturn' }],
  ['BUYER', { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }],
  [null, {}],
] as const)(
  'EXT-41: where the return is paid by %s the policy says so, and nothing where the shop API does not',
  async (returnPaidBy, fees) => {
    const { offers } = await jsonLd({ returnPaidBy })
    const { returnFees } = Reflect.get(Object(offers), 'hasMerchantReturnPolicy')
    expect(returnFees === undefined ? {} : { returnFees }).toEqual(fees)
  },
)

test.each([
  ['the prior price of a reduction', 900, { priceType: 'https://schema.org/StrikethroughPrice', price: 900, priceCurrency: 'PLN' }],
  ['no prior price where the promo price is not below it', 800, undefined],
])('EXT-01: %s', async (_, lowest, priorPrice) => {
  const zloty = (amount: number) => ({ minor: amount * 100, currencyId: 'PLN' as const })
  const prices = { price: zloty(1000), promoPrice: zloty(800), promoEndDate: null, lowest30Days: zloty(lowest) }
  const { offers } = await jsonLd({ prices })
  expect(offers).toMatchObject({ price: 800 })
  expect(Reflect.get(Object(offers), 'priceSpecification')).toEqual(priorPrice && { '@type': 'UnitPriceSpecification', ...priorPrice })
})

test.each([
  [1, 'NewCondition'],
  [3, 'RefurbishedCondition'],
  [4, 'UsedCondition'],
])('condition %i is %s', async (id, condition) => {
  const { offers } = await jsonLd({ condition: { id, name: '', slug: '', annotation: '' } })
  expect(offers).toMatchObject({ itemCondition: `https://schema.org/${condition}` })
})

test('what goes free is said to, and what cannot be delivered has no delivery', async () => {
  const price = { minor: 4900, currencyId: 'PLN' as const }
  const deliveryConfigurations = { STANDARD: { price, deliveryTypeId: 1 } }
  const rateOf = async (hasFreeDelivery: boolean) => (await jsonLd({ deliveryConfigurations, hasFreeDelivery })).offers
  expect(await rateOf(false)).toMatchObject({ shippingDetails: [{ shippingRate: { value: 49, currency: 'PLN' } }] })
  expect(await rateOf(true)).toMatchObject({ shippingDetails: [{ shippingRate: { value: 0 } }] })
  expect((await jsonLd({ deliveryConfigurations: {} })).offers).toMatchObject({ shippingDetails: [] })
  const handlingTime = { minValue: 0, maxValue: 3 }
  expect((await jsonLd({ deliveryConfigurations, shippingDays: 3 })).offers).toMatchObject({
    shippingDetails: [{ deliveryTime: { handlingTime } }],
  })
})

test('in Spain it is delivered to Spain and priced in euros', async () => {
  expect((await jsonLd({}, 'es')).offers).toMatchObject({
    priceCurrency: 'EUR',
    hasMerchantReturnPolicy: { applicableCountry: 'ES' },
  })
})

test('EXT-30: of what is sold neither a reduction nor a delivery is told; its price stays', async () => {
  const zloty = (amount: number) => ({ minor: amount * 100, currencyId: 'PLN' as const })
  const prices = { price: zloty(1000), promoPrice: zloty(800), promoEndDate: null, lowest30Days: zloty(900) }
  const { offers } = await jsonLd({ amountOfAvailableItems: 0, prices })
  expect(offers).toMatchObject({ availability: 'https://schema.org/SoldOut', price: expect.any(Number) })
  expect(offers).not.toHaveProperty('shippingDetails')
  expect(offers).not.toHaveProperty('priceSpecification')
})

test('GAP-83: while the seller is away no time of handling is told', async () => {
  const { offers } = await jsonLd({ vendorVacation: NOON + 30 * DAY_MS })
  expect(JSON.stringify(offers)).toContain('OfferShippingDetails')
  expect(JSON.stringify(offers)).not.toContain('ShippingDeliveryTime')
})
