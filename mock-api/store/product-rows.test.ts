import { expect, test, vi } from 'vitest'
import { PRODUCT } from '../test-world/products.ts'
import { createTestWorld } from '../test-world/test-world.ts'
import { catalogEdits } from './catalog-edits.ts'
import { productRows } from './product-rows.ts'

test('a world that edits nothing is not asked for edits', async () => {
  const { db, send } = createTestWorld()
  const edits = catalogEdits(db)
  const of = vi.fn(edits.of)
  const products = productRows(db, { ...edits, of: of as typeof edits.of })
  const read = () => [
    products.list('main', [PRODUCT.plain])[0]?.name,
    products.offer('main', PRODUCT.plain)?.stock,
    products.details('main', PRODUCT.plain)?.name,
    products.variants('main', [1]).size,
  ]
  await send('/__mock/products', { headers: { 'x-mock-world': 'other' }, body: {} })
  expect(read()).toEqual(['Fotel 366', 1, 'Fotel 366', 1])
  expect(of).not.toHaveBeenCalled()
  await send(`/__mock/products/${PRODUCT.plain}`, { method: 'PATCH', body: { name: 'Wielbłądzik' } })
  expect(read()).toEqual(['Wielbłądzik', 1, 'Wielbłądzik', 1])
})
