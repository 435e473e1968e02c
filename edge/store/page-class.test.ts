import { expect, test } from 'vitest'
import { cacheKey, panelKey } from './cache-key.ts'
import { classOfKey } from './page-class.ts'
import { matchOf } from '../market/test-world/match-of.ts'

test.each([
  ['/cp/pl', 'listed'],
  ['/cp/pl/kontakt-z-nami?product=7', 'open'],
  ['/fotel-366-7', 'listed'],
  ['/fotel-366-7?product=8', 'open'],
  ['/produkty', 'listed'],
  ['/produkty?categories=145', 'listed'],
  ['/es/productos?categories=145', 'listed'],
  ['/produkty?categories=999999', 'open'],
  ['/produkty?categories=145,2', 'open'],
  ['/produkty?categories=145&page=2', 'open'],
  ['/produkty?textSearch=fotel', 'open'],
  ['/produkty?panel=filters', 'open'],
  ['/sprzedawca/dom-z-dusza-1?page=2', 'open'],
])('%s is %s, and so is its panel', (path, expected) => {
  expect(classOfKey(cacheKey(matchOf(path), 'b'))).toBe(expected)
  expect(classOfKey(panelKey('filters', matchOf(path), 'b'))).toBe(expected)
})
