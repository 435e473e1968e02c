// Delivery on a product's page (EXT-49).
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { worldInput, worldProduct } from '../../testing/world-input.ts'
import { AddButton } from './add-button.client.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
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
