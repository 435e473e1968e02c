import { expect, test } from 'vitest'
import { type Breadcrumb, breadcrumbList, catalogTrail } from './breadcrumbs.ts'

const crumb = (id: number, title: string): Breadcrumb => ({ id, title, href: `/produkty?categories=${id}` })
const home = { id: 'home', title: 'Start', href: '/' }
const catalog = { id: 'catalog', title: 'Produkty', href: '/produkty' }
const furniture = crumb(145, 'Meble')
const tables = crumb(3001, 'Stoły')
const desks = crumb(3003, 'Biurka')
const lamps = crumb(3000, 'Lampy')

test.each([
  ['no category', [], []],
  ['a category with its ancestor', [[furniture, tables]], [furniture, tables]],
  ['a top-level category', [[furniture]], [furniture]],
  [
    'two of one parent',
    [
      [furniture, tables],
      [furniture, desks],
    ],
    [furniture],
  ],
  ['a parent and its child', [[furniture, tables], [furniture]], [furniture]],
  ['two of different parents', [[furniture, tables], [lamps]], []],
])('SEO-01, UIK-03: %s', (_sentence, chains, expected) => {
  expect(catalogTrail({ home, catalog }, chains)).toEqual([home, catalog, ...expected])
})

test('SEO-04: the structured form is a BreadcrumbList of schema.org, with position, title and absolute address', () => {
  const list = breadcrumbList([home, catalog], 'https://patyna.example')
  expect(list).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' })
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://patyna.example/' },
    { '@type': 'ListItem', position: 2, name: 'Produkty', item: 'https://patyna.example/produkty' },
  ])
})
