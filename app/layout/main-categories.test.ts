import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { categoryById } from '../reference/reference.ts'
import { categoryBase, categoryHref, mainCategories, nearbyCategories, subcategories } from './main-categories.ts'

test.each(LANGUAGES)('eight categories have a name in %s', (language) => {
  expect(mainCategories(language).filter(({ title }) => title !== '')).toHaveLength(8)
})

test('a category leads to its listing', () => {
  expect(mainCategories('es')[0]).toEqual({ id: 145, title: 'Muebles', href: '/es/productos?categories=145' })
})

test.each(LANGUAGES)('what is in a department has an address of its own in %s', (language) => {
  const [department] = mainCategories(language)
  const [first] = subcategories(department?.id ?? null, language)
  expect(first && categoryBase(language) + first[0]).toBe(first && categoryHref(first[0], language))
})

test('no department is left out', () => {
  expect(subcategories(null, 'pl')).toHaveLength(26)
  expect(subcategories(mainCategories('pl')[0]?.id ?? null, 'pl').map(([, name]) => name)).toContain('Komody')
})

test.each(LANGUAGES)('EXT-29: a department leads to its kinds, and a kind to those beside it, in %s', (language) => {
  const kinds = subcategories(mainCategories(language)[0]?.id ?? null, language)
  const [first, ...others] = kinds
  const nearby = (id = 0) => nearbyCategories(categoryById(id, language) ?? { id: first?.[0] ?? (0 as never), parentId: null }, language)
  expect(nearby(mainCategories(language)[0]?.id)).toEqual(kinds)
  expect(nearby(first?.[0])).toEqual(others)
})
