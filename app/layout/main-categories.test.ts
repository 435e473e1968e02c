import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { categoryBase, categoryHref, mainCategories, subcategories } from './main-categories.ts'

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
