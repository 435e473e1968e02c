import { expect, test } from 'vitest'
import { browserTitle } from './seo-title.ts'

test.each([
  ['the SEO title followed by the product name', { seoTitle: 'Kup', productName: 'Fotel 366' }, 'Kup Fotel 366'],
  ['a product name alone', { productName: 'Fotel 366' }, 'Fotel 366'],
  ['an SEO title alone', { seoTitle: 'Kontakt', productName: '' }, 'Kontakt'],
  ['else the default title', {}, 'Meble vintage'],
])('SEO-06: %s', (_sentence, parts, title) => {
  expect(browserTitle(parts, 'Meble vintage')).toBe(title)
})
