import { expect, test } from 'vitest'
import { typedProductId } from './typed-product-id.ts'

test.each([
  ['366', 366],
  [' 366 ', 366],
  ['https://shop.test/fotel-366-4711?product=5#zdjecia', 4711],
  ['/fotel-12', 12],
  ['fotel-366-4711', 4711],
  ['Fotel model 366', null],
  ['fotel366', null],
  ['366 zł', null],
  ['', null],
])('GAP-53: "%s" names the product %s', (text, id) => expect(typedProductId(text)).toBe(id))
