import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../domain/language.ts'
import {
  ancestors,
  categories,
  categoryById,
  classifications,
  colors,
  countries,
  manufacturers,
  materials,
  shortColors,
  styles,
} from './reference.ts'

test.each([
  ['categories', categories, 143],
  ['classifications', classifications, 3],
  ['colours', colors, 25],
  ['colours of the filter', shortColors, 16],
  ['countries', countries, 32],
  ['materials', materials, 46],
  ['styles', styles, 27],
] as const)('every language has all %s, in its own words', (_, list, count) => {
  for (const language of LANGUAGES) {
    expect(list(language)).toHaveLength(count)
    expect(list(language).filter(({ langId }) => langId !== language)).toEqual([])
  }
})

test('manufacturers have a name and no language', () => {
  expect(manufacturers().find(({ name }) => name === 'Ćmielów')).toMatchObject({ url_slug: 'cmielow' })
})

describe('categories by id', () => {
  test.each([['pl', 'Fotele']] as const)('in %s it is %s', (language, name) => expect(categoryById(3024, language)?.translation).toBe(name))

  test('an unknown id is no category', () => expect(categoryById(71, 'pl')).toBeNull())
})

describe('GAP-17: the chain of a category', () => {
  test.each([
    ['a subcategory has its parent before it', 3024, ['Siedziska', 'Fotele']],
    ['a top-level category is alone', 147, ['Siedziska']],
    ['an unknown id has none', 999_999, []],
  ])('%s', (_, id, names) => expect(ancestors(id, 'pl').map(({ translation }) => translation)).toEqual(names))
})
