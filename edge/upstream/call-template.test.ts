import { expect, test } from 'vitest'
import { callTemplate } from './call-template.ts'

test.each([
  ['/shop/product/details/4711', '/shop/product/details/{id}'],
  ['/shop/search/products', '/shop/search/products'],
  ['/shop/tag/jan%40example.com', '/shop/tag/{tag}'],
  ['/shop/jan@example.com', 'other'],
  ['/__mock/clock', 'other'],
])('%s is %s', (path, template) => expect(callTemplate(path)).toBe(template))
