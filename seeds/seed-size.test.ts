import { expect, test } from 'vitest'
import { parseSize, sizeName } from './seed-size.ts'

test.each([
  ['300', 300, '300'],
  ['1k', 1000, '1k'],
  ['20k', 20_000, '20k'],
  ['20000', 20_000, '20k'],
  ['100K', 100_000, '100k'],
])('%s is %d products', (text, size, name) => {
  expect(parseSize(text)).toBe(size)
  expect(sizeName(size)).toBe(name)
})

test.each(['', '0', 'k', '1.5k', '-1', '20 k', '1m', '101k', '100001'])('"%s" is no size', (text) => {
  expect(() => parseSize(text)).toThrow('number of products')
})
