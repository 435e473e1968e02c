import { beforeAll, expect, test } from 'vitest'
import { type Filters, NO_FILTERS, parseFilters, toQueryString } from '../../domain/search/filters.ts'
import type { ListingPanel } from '../../domain/search/listing-panel.ts'
import { createTranslator, type Translate } from '../../i18n/translator.ts'
import { listingSeo } from './listing-seo.ts'

let t: Translate
beforeAll(async () => {
  t = await createTranslator('pl')
})

const seo = (query: string, { own = NO_FILTERS, panel = null }: { own?: Filters; panel?: ListingPanel | null } = {}) =>
  listingSeo({
    title: 'Meble',
    description: '',
    filters: parseFilters(new URLSearchParams(query)),
    panel,
    own,
    addressIn: (language, { filters, panel: opened = '' }) => `/${language}${toQueryString(filters)}${opened}`,
    language: 'pl',
    t,
  })

test.each([
  ['', true, '/pl'],
  ['page=2', true, '/pl?page=2'],
  ['colors=2&page=2', false, null],
  ['sortOrder=newest', false, null],
  ['textSearch=fotel', false, null],
])('GAP-124: ?%s is indexed: %s, canonical %s', (query, isIndexed, canonical) => {
  expect(seo(query)).toMatchObject({ isIndexed, canonical })
})

test('GAP-124: a listing that holds only what is its own is a page of its own', () => {
  const own = { ...NO_FILTERS, categories: [145] }
  expect(seo('categories=145', { own })).toMatchObject({ isIndexed: true, canonical: '/pl?categories=145' })
  expect(seo('categories=145&colors=2', { own })).toMatchObject({ isIndexed: false, canonical: null, alternates: undefined })
})

test('a listing whose filters stand open is not indexed', () => {
  expect(seo('', { panel: 'filters' })).toMatchObject({ isIndexed: false, canonical: null })
})

test('GAP-124: the same listing in every language', () => {
  expect(seo('page=2').alternates).toEqual({ pl: '/pl?page=2', en: '/en?page=2', es: '/es?page=2' })
})

test('a later page says which one it is', () => expect(seo('page=2').title).toBe('Meble – strona 2 | Patyna'))
