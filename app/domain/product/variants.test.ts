import { expect, test } from 'vitest'
import { cardVariants, textIn, VARIANT_GROUP_TYPES } from './variants.ts'

test('PRD-51: a group is one of IMAGE, COLOUR, TEXT', () => expect(VARIANT_GROUP_TYPES).toEqual(['IMAGE', 'COLOUR', 'TEXT']))

test.each([
  ['en', 'colour'],
  ['es', 'kolor'],
] as const)('GAP-63: the text in %s is %s', (language, text) => {
  const texts = [
    { langId: 'pl', text: 'kolor' },
    { langId: 'en', text: 'colour' },
  ] as const
  expect(textIn(texts, language)).toBe(text)
})

test('where its own and the Polish text are missing, any other is shown', () => {
  const [spanish, polish] = [
    { langId: 'es', text: 'color' },
    { langId: 'pl', text: 'kolor' },
  ] as const
  expect(textIn([spanish, polish], 'en')).toBe('kolor')
  expect(textIn([{ langId: 'es', text: 'color' }], 'pl')).toBe('color')
})
test('without a text there is none', () => expect(textIn([], 'en')).toBe(''))

test.each([
  [0, 0, 0],
  [3, 3, 0],
  [4, 3, 1],
  [12, 3, 9],
])('CARD-13: of %i variants %i are shown and +%i', (count, shownCount, hiddenCount) => {
  const { shown, ...rest } = cardVariants(Array.from({ length: count }))
  expect([shown.length, rest.hiddenCount]).toEqual([shownCount, hiddenCount])
})
