import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PRODUCT } from '#mock-api/test-world/products.ts'
import { PROMISES } from '#seeds/content/promises.ts'
import type { Language } from '../../domain/language.ts'
import type { Product } from '../../domain/product/product.ts'
import { worldFetch, worldInput, worldProduct } from '../../testing/world-input.ts'
import { InfoCard } from './info-card.tsx'

const fetch = worldFetch()

async function card(language: Language, changes: Partial<Product> = {}) {
  const input = await worldInput({ params: {}, language, fetch })
  const product = await worldProduct(input.shop, PRODUCT.plain)
  return renderToStaticMarkup(<InfoCard input={input} product={{ ...product, ...changes }} />)
}

test('PRD-14, PRD-20: the info card leads to the guarantee in the language of the page', async () => {
  expect(await card('pl')).toContain('/cp/pl/gwarancja-najniszej-ceny')
  expect(await card('es')).toContain('/cp/es/garantia-del-precio-mas-bajo')
})

test('EXT-41: the info card says who pays for a return, where the shop API does', async () => {
  const { returns } = PROMISES.pl
  expect(await card('pl', { returnPaidBy: 'BUYER' })).toContain(`<p>${returns} Koszt odesłania rzeczy ponosisz Ty.</p>`)
  expect(await card('pl', { returnPaidBy: 'SELLER' })).toContain(`<p>${returns} Za odesłanie płaci sprzedawca.</p>`)
  expect(await card('pl', { returnPaidBy: null })).toContain(`<p>${returns}</p>`)
  expect(await card('pl')).toContain('/cp/pl/platnosc-dostawa-i-zwroty')
})

test('EXT-30, GAP-82: the price of what is sold is not negotiable', async () => {
  const about = async (stock: number) => {
    const changed = async (...call: Parameters<typeof fetch>) => {
      const { data } = (await (await fetch(...call)).json()) as { data: object }
      return Response.json({ data: { ...data, amountOfAvailableItems: stock } })
    }
    const input = await worldInput({ params: {}, language: 'pl', fetch: changed })
    return renderToStaticMarkup(<InfoCard input={input} product={await worldProduct(input.shop, PRODUCT.negotiable)} />)
  }
  expect(await about(1)).toContain('Cena do negocjacji')
  expect(await about(0)).not.toContain('Cena do negocjacji')
})
