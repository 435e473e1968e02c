// Delivery on a product's page (EXT-49).
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { worldInput, worldProduct } from '../../testing/world-input.ts'
import { AddButton } from './add-button.client.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import { DeliveryQuotes } from './delivery-quotes.tsx'
import { Purchasable } from './purchasable.tsx'

/** Delivery of a product and the button beside it. @param facts in place of the product's own */
async function deliveryIn(language: Language, id: number, facts: Partial<Product> = {}): Promise<string> {
  const input = await worldInput({ params: {}, language })
  const product = { ...(await worldProduct(input.shop, id)), ...facts }
  return renderToStaticMarkup(
    <Purchasable input={input} product={product}>
      <DeliveryOptions input={input} product={product} />
      <AddButton label="Add" />
    </Purchasable>,
  )
}

test('EXT-49: delivery is for the market’s country, with its price and days', async () => {
  const [inPoland, inSpain] = [await deliveryIn('pl', PRODUCT.priceAtThreshold), await deliveryIn('es', PRODUCT.priceAtThreshold)]
  expect(inPoland).toContain('<option value="PL" selected="">Polska</option>')
  expect(inPoland).toContain('<data value="99">')
  expect(inSpain).toContain('<option value="ES" selected="">España</option>')
  expect(inSpain).toContain('<data value="46.05">')
  const day = (html: string) => /\d\d\.\d\d/.exec(html)?.[0]
  expect([day(inPoland), day(inSpain)]).toEqual(['21.03', '25.03'])
})

test('EXT-49: what is not sent to the country says so, and cannot be added', async () => {
  const deliveryZones = [{ countries: ['ES'], transitDays: 4, options: {} }]
  const html = await deliveryIn('pl', PRODUCT.plain, { deliveryConfigurations: {}, deliveryZones })
  expect(html).toContain('Ten sprzedawca nie wysyła do tego kraju.')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Add/)
})

test('EXT-49: a shop API that knows one country alone offers no choice of one', async () => {
  const html = await deliveryIn('pl', PRODUCT.priceAtThreshold, { deliveryZones: null })
  expect(html).not.toContain('<option')
  expect(html).toContain('<data value="99">')
})

const quote = (minor: number, days: number) => ({ type: 'HOME', price: { minor, currencyId: 'PLN' }, days }) as const

test.each([
  ['what is charged, and its days', [quote(4900, 2)], /<dt>Z wniesieniem<\/dt>.*49\D*zł.*za 2 dni/],
  ['nothing is charged', [quote(0, 1)], /Gratis.*za 1 dzień/],
  ['a price is made by hand: a way to ask', [], /<a href="\/kontakt">Wycena<\/a>/],
])('GAP-39: the cost for a postal code where %s', (_what, quotes, pattern) => {
  const types = { STANDARD: 'Do drzwi', HOME: 'Z wniesieniem' }
  const labels = { free: 'Gratis', individual: 'Wycena', types, days: { one: 'za {n} dzień', few: 'za {n} dni' } }
  expect(renderToStaticMarkup(<DeliveryQuotes quotes={quotes} language="pl" enquiryHref="/kontakt" labels={labels} />)).toMatch(pattern)
})

test.each([
  ['is promised above a sum', {}, true],
  ['of a vendor who charges nothing is not promised', { hasFreeDelivery: true }, false],
  ['of a thing that is sent for nothing is not promised', { hasFreeShipping: true }, false],
  ['of what is not delivered is not promised', { deliveryConfigurations: {}, deliveryZones: null }, false],
])('GAP-77: free delivery %s', async (_what, facts, isPromised) => {
  const free = { hasFreeDelivery: false, hasFreeShipping: false }
  expect((await deliveryIn('pl', PRODUCT.priceAtThreshold, { ...free, ...facts })).includes('class="promise"')).toBe(isPromised)
})
