import { expect, test } from 'vitest'
import { type Suggestion, suggestionHref } from './suggestion.ts'

const paths = { prefix: '/en', catalog: '/en/products', vendor: '/en/seller/' }

test.each<[Suggestion['kind'], string]>([
  ['product', '/en/krzeslo-stol-17'],
  ['vendor', '/en/seller/krzeslo-stol-17'],
  ['category', '/en/products?categories=17'],
  ['manufacturer', '/en/products?manufacturer=17'],
  ['designer', '/en/products?textSearch=Krzes%C5%82o+%26+St%C3%B3%C5%82'],
])('EXT-03: a suggestion of the kind "%s" leads to %s', (kind, href) => {
  expect(suggestionHref({ kind, id: 17, text: 'Krzesło & Stół' }, paths)).toBe(href)
})
