import { expect, test } from 'vitest'
import { pageNameOf } from './page-name.ts'

const key = (page: number) => `build/2/pl/catalog/{"filters":{"page":${page},"textSearch":""}}`

test('a page has one name, and 10,000 pages have as many but for what 32 bits let meet', () => {
  expect(pageNameOf(key(1))).toMatch(/^[0-9a-f]{8}$/)
  expect(pageNameOf(key(1))).toBe(pageNameOf(key(1)))
  expect(new Set(Array.from({ length: 10_000 }, (_, page) => pageNameOf(key(page)))).size).toBeGreaterThan(9_990)
})

test('what somebody typed has no name', () =>
  expect(pageNameOf('build/2/pl/catalog/{"filters":{"textSearch":"jan@example.com"}}')).toBeNull())
