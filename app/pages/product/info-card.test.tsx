import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { createTestWorld } from '#mock-api/test-world/test-world.ts'
import { PROMISES } from '#seeds/content/promises.ts'
import type { ProductId } from '../../domain/ids.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { createShopApi } from '../../shop-api/shop-api.ts'
import { testInput } from '../../testing/test-input.ts'
import { InfoCard } from './info-card.tsx'

const { app } = createTestWorld()

async function card(language: Language, changes: Partial<Product> = {}) {
  const shop = createShopApi({
    origin: 'http://shop.test',
    headers: { langId: language },
    language,
    productHref: () => '',
    vendorHref: () => '',
    fetch: async (url, init) => app.request(url, init),
  })
  const product = await shop.product(PRODUCT.plain as ProductId)
  if (!product) throw new Error('The test world has lost its plain product')
  return renderToStaticMarkup(<InfoCard input={await testInput({ params: {}, language })} product={{ ...product, ...changes }} />)
}

test('PRD-14, PRD-20: the info card leads to the guarantee in the language of the page', async () => {
  expect(await card('pl')).toContain('/cp/pl/gwarancja-najniszej-ceny')
  expect(await card('es')).toContain('/cp/es/garantia-del-precio-mas-bajo')
})

test.each(['pl', 'es'] as const)('the info card promises in the words of every other page: %s', async (language) => {
  const { escrow, lowestPrice } = PROMISES[language]
  for (const sentence of [escrow, lowestPrice]) expect(await card(language)).toContain(`<p>${sentence}</p>`)
})

test('EXT-41: the info card says who pays for a return, where the shop API does', async () => {
  const { returns } = PROMISES.pl
  expect(await card('pl', { returnPaidBy: 'BUYER' })).toContain(`<p>${returns} Koszt odesłania rzeczy ponosisz Ty.</p>`)
  expect(await card('pl', { returnPaidBy: 'SELLER' })).toContain(`<p>${returns} Za odesłanie płaci sprzedawca.</p>`)
  expect(await card('pl', { returnPaidBy: null })).toContain(`<p>${returns}</p>`)
  expect(await card('pl')).toContain('/cp/pl/platnosc-dostawa-i-zwroty')
})
