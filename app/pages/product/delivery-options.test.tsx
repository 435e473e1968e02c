// Delivery on a product's page (EXT-49).
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { NOON } from '#mock-api/test-world/time.ts'
import type { ProductId } from '../../domain/ids.ts'
import { MARKETS, type Market } from '../../domain/market.ts'
import type { Product } from '../../domain/product/product.ts'
import { createTranslator } from '../../i18n/translator.ts'
import type { PageInput } from '../../page.ts'
import { createShopApi } from '../../shop-api/shop-api.ts'
import { AddButton } from './add-button.client.tsx'
import { DeliveryOptions } from './delivery-options.tsx'
import { Purchasable } from './purchasable.tsx'

/** Delivery of a product and the button beside it. @param facts in place of the product's own */
async function deliveryIn(market: Market, id: number, facts: Partial<Product> = {}): Promise<string> {
  const { app } = createTestWorld()
  const { language, shippingTo } = market
  const shop = createShopApi({
    origin: 'http://shop.test',
    headers: { langId: language, shippingTo },
    language,
    productHref: () => '',
    vendorHref: () => '',
    fetch: async (url, init) => app.request(url, init),
  })
  const found = await shop.product(id as ProductId)
  if (!found) throw new Error(`The test world has no product ${id}`)
  const product = { ...found, ...facts }
  const input = { market, language, now: NOON, t: await createTranslator(language) } as PageInput<unknown>
  return renderToStaticMarkup(
    <Purchasable input={input} product={product}>
      <DeliveryOptions input={input} product={product} />
      <AddButton label="Add" />
    </Purchasable>,
  )
}

test('EXT-49: delivery is for the market’s country, with its price and days', async () => {
  const [inPoland, inSpain] = [
    await deliveryIn(MARKETS.polska, PRODUCT.priceAtThreshold),
    await deliveryIn(MARKETS.hiszpania, PRODUCT.priceAtThreshold),
  ]
  expect(inPoland).toContain('<option value="PL" selected="">Polska</option>')
  expect(inPoland).toContain('<data value="99">')
  expect(inSpain).toContain('<option value="ES" selected="">España</option>')
  expect(inSpain).toContain('<data value="46.05">')
  const day = (html: string) => /\d\d\.\d\d/.exec(html)?.[0]
  expect([day(inPoland), day(inSpain)]).toEqual(['21.03', '25.03'])
})

test('EXT-49: what is not sent to the country says so, and cannot be added', async () => {
  const deliveryZones = [{ countries: ['ES'], transitDays: 4, options: {} }]
  const html = await deliveryIn(MARKETS.polska, PRODUCT.plain, { deliveryConfigurations: {}, deliveryZones })
  expect(html).toContain('Ten sprzedawca nie wysyła do tego kraju.')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Add/)
})

test('EXT-49: a shop API that knows one country alone offers no choice of one', async () => {
  const html = await deliveryIn(MARKETS.polska, PRODUCT.priceAtThreshold, { deliveryZones: null })
  expect(html).not.toContain('<option')
  expect(html).toContain('<data value="99">')
})
