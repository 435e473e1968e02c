import { expect, test } from 'vitest'
import type { ProductId, VendorId } from './ids.ts'
import { RELATED_PER_PAGE, sameStyleSearch, sameVendorSearch, withoutProduct } from './related-products.ts'

test('PRD-70: 21 are asked for', () => expect(RELATED_PER_PAGE).toBe(21))

test('GAP-88: the same style is a search by the product’s styles, none without styles', () => {
  expect(sameStyleSearch({ styles: [{ id: 5, name: 'PRL', slug: 'prl' }] })).toEqual({ styles: [5] })
  expect(sameStyleSearch({ styles: [] })).toBeNull()
})

test('PRD-70, SRCH-17: more from the vendor is a search by vendor', () => {
  expect(sameVendorSearch({ vendor: { id: 12 as VendorId, name: 'Galeria' } })).toEqual({ vendor: 12, visibleOnGrid: 2 })
})

test('GAP-88: the product itself is left out', () => {
  const items = [1, 2, 3].map((id) => ({ productId: id as ProductId }))
  expect(withoutProduct(items, 2 as ProductId).map(({ productId }) => productId)).toEqual([1, 3])
})
