import { expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import { mainCategories } from './main-categories.ts'

test.each(LANGUAGES)('eight categories have a name in %s', (language) => {
  expect(mainCategories(language).filter(({ title }) => title !== '')).toHaveLength(8)
})

test('a category leads to its listing', () => {
  expect(mainCategories('es')[0]).toEqual({ id: 145, title: 'Muebles', href: '/es/productos?categories=145' })
})
