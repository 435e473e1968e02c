import { expect, test } from 'vitest'
import { NO_FILTERS } from '../domain/search/filters.ts'
import type { CategoryId, ProductId, VendorId } from '../domain/ids.ts'
import { LANGUAGES } from '../domain/language.ts'
import { suggestionHref } from '../domain/search/suggestion.ts'
import { href } from './href.ts'
import { productHref, suggestionPaths, vendorHref } from './page-links.ts'

const id = 7

test.each(LANGUAGES)('EXT-03: suggestions lead where links lead, in %s', (language) => {
  const paths = suggestionPaths(language)
  const text = 'Józef Chierowski & syn'
  const catalog = (filters: object) => href('catalog', { filters: { ...NO_FILTERS, ...filters } }, language)
  const cases = [
    ['product', productHref({ id: id as ProductId, name: text }, language)],
    ['vendor', vendorHref({ id: id as VendorId, name: text }, language)],
    ['category', catalog({ categories: [id as CategoryId] })],
    ['manufacturer', catalog({ manufacturer: [id] })],
    ['designer', catalog({ textSearch: text })],
  ] as const
  for (const [kind, expected] of cases) expect(suggestionHref({ kind, id, text }, paths)).toBe(expected)
})
